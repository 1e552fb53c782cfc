import { afterAll, expect, it } from 'vitest';
import { assistedMember } from '../../../../test/assistant-member.ts';
import { ask, createModelDesk } from '../../../../test/model-desk.ts';
import { HARMLESS } from '../../../../test/model-replies/harmless.ts';
import { REFUSED } from '../../../../test/model-replies/refused.ts';
import { stream } from '../../../../test/streaming-model.ts';

const desk = await createModelDesk();
afterAll(() => desk.server.close());

const facts = assistedMember({ preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['lanolin'] } });

async function said(reply: string) {
  desk.server.behave(stream(reply));
  return desk.reply(ask('What about my skin?', { facts }));
}

it('at least 97 of 100 harmless replies are shown whole', async () => {
  const held: string[] = [];
  for (const reply of HARMLESS) {
    const { words, answeredBy } = await said(reply);
    if (answeredBy.place !== 'model' || /left out here|Your report says/.test(words)) held.push(reply);
  }
  expect(HARMLESS).toHaveLength(100);
  // Names those that were held when there are too many.
  expect(held.slice(3)).toEqual([]);
});

it('none of 100 sentences that must not be shown is shown, alone or among harmless ones', async () => {
  const shown: string[] = [];
  for (const sentence of REFUSED) {
    const alone = await said(sentence);
    const among = await said(`Thanks for asking about it. ${sentence} Wash with lukewarm water.`);
    if (alone.words.includes(sentence) || among.words.includes(sentence)) shown.push(sentence);
  }
  expect(REFUSED).toHaveLength(100);
  expect(shown).toEqual([]);
});

it('a refused sentence is replaced by what is known, and the rest of the answer stays', async () => {
  const { words, answeredBy } = await said(
    'Thanks for asking about it. Your shine is 4 of 5. Wash with lukewarm water. It will cure your skin.',
  );
  expect(words.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Thanks for asking about it. Your report says: shine 2 to 3 of 5 (forehead). Wash with lukewarm water. A sentence of the model is left out here, because it did not pass the checks of this server.',
  );
  expect(answeredBy.place).toBe('model');
});
