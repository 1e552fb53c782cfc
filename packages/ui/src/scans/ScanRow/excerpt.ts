/** Two lines on a phone. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 90;

/** The beginning of a text, in whole words. */
export function excerpt(text: string): string {
  const words = text.split(' ');
  const start = words.slice(0, MOST_WORDS).join(' ').slice(0, MOST_CHARACTERS);
  if (start === text) return text;
  return `${wholeWords(start, words).replace(/[\s,;:.]+$/, '')}…`;
}

/** Without the word that the greatest length cut, unless there is no other. */
function wholeWords(start: string, words: readonly string[]): string {
  const isCut = !words.includes(start.slice(start.lastIndexOf(' ') + 1));
  return isCut && start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start;
}
