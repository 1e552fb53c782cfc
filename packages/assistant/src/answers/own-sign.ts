import type { Sign } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import type { MemberFacts } from '../ports.ts';
import type { ReadQuestion, Draft } from './draft.ts';
import { dayWords, ownFact, rangeWords, signName } from './words.ts';

/** The member's own facts about a sign: what their report shows, and what they already use for it. */
export async function sayOwnSign(
  draft: Draft,
  sign: Sign,
  { question, person }: ReadQuestion,
): Promise<void> {
  const { facts } = question;
  const [scan, routine] = await Promise.all([facts.scan(), facts.routine()]);
  const measured = scan?.analysis_result?.condition_notes.measurements.find((one) => one.sign === sign);
  if (scan && measured) {
    const range = measured.range ? rangeWords(measured.range, person) : 'this photo cannot tell';
    draft.say(`Your last photo, ${signName(sign)}: ${range}.`, reportOf(scan.created_at, facts));
  }
  if (person.isMinor) return;
  const concern = concernOf(sign, facts);
  const mine = routine.filter(({ product }) =>
    concern?.choices.some(
      (choice) => choice.step === product.step && product.label.actives.includes(choice.class),
    ),
  );
  const names = [...new Set(mine.map(({ product }) => product.product.name))];
  if (!concern || names.length === 0) return;
  const [from, to] = concern.judgeAfter;
  const weeks = from === to ? from : `${from} to ${to}`;
  draft.say(
    `You have something for it in your routine: ${listOf(names)}. Judge it after ${weeks} weeks.`,
    ownFact('Your routine'),
  );
}

export const concernOf = (sign: Sign, { concerns }: MemberFacts) =>
  concerns.find(({ signs }) => signs.includes(sign));

const reportOf = (createdAt: string, facts: MemberFacts) =>
  ownFact(`Your report of ${dayWords(createdAt, facts)}`);
