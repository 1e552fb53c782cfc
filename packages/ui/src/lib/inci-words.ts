/** Parts of names that stay in capitals. */
const ABBREVIATIONS = new Set(
  'AP BHA BHT CI EDTA EOP HCL MEA DEA TEA NP NS PCA PEG PPG PVP SE VP DNA UV AHA PHA II III IV'.split(' '),
);

/** An ingredient as people read it: "SODIUM PCA" becomes "Sodium PCA". */
export function inciWords(name: string): string {
  const words = name.replace(/[A-Z]+/g, (part) => (ABBREVIATIONS.has(part) ? part : part.toLowerCase()));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
