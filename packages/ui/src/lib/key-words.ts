/** A key of the API as words: "eye_cream" becomes "Eye cream". */
export function keyWords(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
