import { expect, it } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

it.each([
  [
    'A mole on my cheek changed shape this month and it bled today. Which serum should I use?',
    'changing_spot',
  ],
  ['teh moel on my neck got darker', 'changing_spot'],
  ['my face is swelling up after the serum', 'swelling'],
  ['I have a rash that is spreading all over', 'spreading_rash'],
  ['fevr and sore skin since last night', 'fever'],
  ['i got retinol in my eye and it hurts', 'eye'],
  ['the pain in my cheek is unbearable', 'severe_pain'],
  ['chemcal burn on my forehead', 'burn'],
  ['my kid swallowed my toner', 'swallowed'],
  ['whats the best moisturizer, i want to die anyway', 'self_harm'],
  ['i make myself throw up to get clear skin', 'eating'],
  ['it has been bleeding for an hour', 'bleeding'],
])('recognises: %s', (text, flag) => {
  expect(findRedFlag(text)).toBe(flag);
});

it.each([
  'my mole-colored lipstick is my favorite',
  'I cut myself shaving, what helps?',
  'my hay fever makes my eyes itchy',
  'is purging from retinol normal',
  'I stopped eating dairy, will it help?',
  'my mole has not changed',
  'no fever and no pain, just dry skin',
  'will retinol burn my skin',
])('raises no alarm: %s', (text) => {
  expect(findRedFlag(text)).toBeNull();
});
