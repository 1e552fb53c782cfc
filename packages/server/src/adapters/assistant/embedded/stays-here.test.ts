import { beforeAll, expect, it } from 'vitest';
import { assistedMember } from '../../../../test/assistant-member.ts';
import { haveModel } from '../../../../test/built-model.ts';
import { staysHere } from './stays-here.ts';

beforeAll(haveModel);

const adult = assistedMember();
const teen = assistedMember({ preferences: { age_band: '13-17' } });
const turn = (text: string) => ({ role: 'user' as const, text, products: [] });

it.each([
  ['is retinol any good', adult, [], false],
  ['is retinol any good', teen, [], true],
  ['i am 14, is retinol any good', adult, [], true],
  ['is retinol any good', adult, [turn('hi, im 15')], true],
  ['my mole bleeds and grew', adult, [], true],
  ['how long can i wait', adult, [turn('my mole bleeds and grew')], true],
])('“%s”: no model may be asked', async (text, facts, turns, stays) => {
  expect(await staysHere({ text, facts, turns, mayAskModel: true })).toBe(stays);
});
