import { expect, test, vi } from 'vitest';
import { SKILLS } from '../../packages/assistant/src/recognition/skills.ts';
import { TITLES } from '../../packages/assistant/src/recognition/ranking.ts';
import {
  type AssistantReply,
  askAssistant,
  assistedMember,
} from '../../packages/server/test/assistant-member.ts';
import { ASKERS } from './ask.ts';

// The form of every answer that a member can get by asking a topic's own question.

vi.setConfig({ testTimeout: 300_000 });

/** Members whose reports and routines leave something empty. */
const MEMBERS = {
  ...ASKERS,
  clear_skin: assistedMember({ hasConcerns: false }),
  clear_without_routine: assistedMember({ hasConcerns: false, routine: [] }),
  cleanser_only: assistedMember({ routine: [['morning', 'Low Tide Gel Cleanser']] }),
  avoids: assistedMember({ preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['niacinamide'] } }),
};

/** Signs that a sentence has a hole, or was joined wrongly. */
const HOLES = [
  / {2}|^ | $|\( | \)| [.,;:?!]/m,
  /\b(?:undefined|null|NaN)\b|\[object|\{\w*\}/,
  /[,:;(]\s*[.,:;)]/,
  /\b(?:and|or|the|a|your)[.;:?!]/,
  /^[a-z,.;:]/,
  /[^.!?”)\]]$/,
];

const OWN = SKILLS.map(({ ask }) =>
  ask
    .replaceAll('{sign}', 'redness')
    .replaceAll('{ingredient}', 'niacinamide')
    .replaceAll('{step}', 'cleanser'),
);
const GENERAL = [...TITLES.values()].slice(SKILLS.length);

/** What is wrong with the form of a reply. */
function faultsOf({ text, recommendation, sources, follow_ups, actions = [] }: AssistantReply): string[] {
  const paragraphs = [...text.split('\n\n'), ...(recommendation ? [recommendation.reply] : [])];
  const reasons = recommendation?.products.flatMap(({ reason }) => reason ?? []) ?? [];
  const holes = [...paragraphs, ...reasons].filter((words) => HOLES.some((hole) => hole.test(words)));
  const done = actions.map((action) => JSON.stringify(action));
  const twice = [paragraphs, follow_ups, done].filter((all) => new Set(all).size < all.length).flat();
  const cited = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
  const numbers = sources.map(({ number }) => number);
  const isCited = [...new Set(cited)].toSorted((a, b) => a - b).join() === numbers.join();
  return [
    ...holes,
    ...twice,
    ...(isCited ? [] : [`${text} (sources ${numbers.join()})`]),
    ...(follow_ups.includes('') ? ['an empty question is offered'] : []),
  ];
}

test.each(Object.entries(MEMBERS))('%s reads whole sentences, each with its sources', async (who, facts) => {
  // What is known of skin is the same for all but a few.
  const questions = who === 'adult' || who === 'teen' ? [...OWN, ...GENERAL] : OWN;
  const faults: string[] = [];
  for (const question of questions)
    faults.push(
      ...faultsOf(await askAssistant(question, facts)).map((words) => `after “${question}”: ${words}`),
    );
  expect(faults).toEqual([]);
});
