/** The swatches of the Monk Skin Tone Scale (Ellis Monk, Google, CC BY 4.0), lightest first. */
export const MONK_TONES = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
];
