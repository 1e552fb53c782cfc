import type { Preferences } from '@daylit/contract';
import { expect, test } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

/** Everything in the routine of this member is left out. */
const AVOIDS: Preferences = { age_band: '25-39', pregnancy: 'no', avoid: ['Glycerin'] };
const SENTENCE = 'Left out: you said that you avoid Glycerin.';

test.each([
  'What do I use tonight?',
  'What do I use this morning?',
  'What do I use tomorrow morning?',
  'List my routine',
])('%s names what is left out, and does not call the routine empty', async (asked) => {
  const { text } = await askAssistant(asked, assistedMember({ preferences: AVOIDS }));
  expect(text).toContain(SENTENCE);
  expect(text).not.toMatch(/nothing to do|no product in your routine/);
});

test('what is missing is not said of a step that is only left out', async () => {
  const { text } = await askAssistant('What should I add first?', assistedMember({ preferences: AVOIDS }));
  expect(text).not.toContain('Your routine has none, ');
  expect(text).toContain(SENTENCE);
});

test('what can be left out begins with what an answer leaves out', async () => {
  const { text } = await askAssistant('What can I leave out?', assistedMember({ preferences: AVOIDS }));
  expect(text).toContain(SENTENCE);
  expect(text).not.toContain('earn their place');
});
