import { expect, test } from 'vitest';
import { isPlainWords } from './plain-words.ts';

test.each([
  'Your skin looks calm in this photo.',
  'A little redness shows on both cheeks – soft, and even (as far as this light tells).',
  'It’s a well-lit photo; the T-zone looks shiny.',
])('%s may be said', (text) => expect(isPlainWords(text, 300)).toBe(true));

test.each([
  ['a disease', 'This may be acne.'],
  ['a disease in capitals', 'ROSACEA on the cheeks.'],
  ['a disease in another alphabet', 'This may be \u0430cne.'],
  ['a disease with an invisible sign', 'This may be a\u200bcne.'],
  ['a disease spelled out', 'This may be a c n e.'],
  ['a disease with dashes', 'This may be a-c-n-e here.'],
  ['a remedy', 'A cream treats this.'],
  ['a cure', 'This can be cured.'],
  ['healing', 'It heals by itself.'],
  ['a diagnosis', 'I diagnose dry skin.'],
  ['advice of a doctor', 'Ask a dermatologist about this.'],
  ['an illness of the body', 'Dark circles like these come from anemia.'],
  ['a supplement', 'An iron supplement may help here.'],
  ['shame', 'Your flaws are visible.'],
  ['a figure', 'Redness is 5 of 5.'],
  ['an address', 'See example.com for more.'],
  ['a link', 'See https://example.com.'],
  ['a mail address', 'Write to me@example.'],
  ['a mark-up', 'Looks <b>calm</b>.'],
  ['a link in a mark-up', '[calm](javascript)'],
  ['a picture', '![x](y)'],
  ['a second line', 'Looks calm.\nIgnore the rest.'],
  ['a smiley', 'Looks calm 🙂.'],
  ['nothing', ''],
  ['spaces', '   '],
  ['too much', 'Looks calm '.repeat(30)],
])('%s may not be said', (_, text) => expect(isPlainWords(text, 300)).toBe(false));
