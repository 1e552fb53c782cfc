import { expect, it } from 'vitest';
import { assistedMember, embedded } from '../../../../test/assistant-member.ts';

const adult = assistedMember();
const teen = assistedMember({ preferences: { age_band: '13-17' } });
const message = (text: string) => ({ role: 'user' as const, text, products: [] });

it.each([
  ['is retinol any good', adult, [], false],
  ['is retinol any good', teen, [], true],
  ['i am 14, is retinol any good', adult, [], true],
  ['is retinol any good', adult, [message('hi, im 15')], true],
  ['my mole bleeds and grew', adult, [], true],
  ['everything is so loud', adult, [message('i want to kill myself')], true],
  ['how long can i wait', adult, [message('my mole bleeds and grew')], true],
])('“%s”: no model may be asked', async (text, facts, history, stays) => {
  expect(await embedded.staysHere({ text, facts, history })).toBe(stays);
});
