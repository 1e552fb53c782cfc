import type { Sign } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { CAUSES } from '../knowledge/causes.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { sayCause } from './cause.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { wordsFor } from './knowledge.ts';
import { readReport, reportSource } from './report.ts';
import { ROUTINE } from './routine.ts';
import { capital, rangeWords, signName } from './words.ts';

/** Why a sign is there, or whether that is normal: what the own photo shows of it, then what is known. */
export async function tellCause(asked: ReadQuestion): Promise<Answer> {
  const [sign = 'redness'] = asked.signs;
  const draft = new Draft();
  if (!asked.leans) await sayReading(draft, sign, asked);
  return sayCause(draft, sign, asked)
    .offer(...CAUSES[sign].next, `Did my ${signName(sign)} change?`)
    .answer();
}

async function sayReading(draft: Draft, sign: Sign, asked: ReadQuestion): Promise<void> {
  const report = await readReport(asked);
  const measured = report?.result.condition_notes.measurements.find((one) => one.sign === sign);
  if (report && measured?.range)
    draft.say(
      `${capital(signName(sign))} in your last photo: ${rangeWords(measured.range, asked.person)}.`,
      reportSource(report, asked),
    );
}

/** "Is it the light?", "is it my moisturizer?": what is known of what is suspected, and how to find out. */
export async function tellSuspect(asked: ReadQuestion): Promise<Answer> {
  const { suspect, question, person } = asked;
  const [sign] = asked.signs;
  const draft = new Draft();
  if (suspect === 'own') await sayOwnSuspect(draft, asked);
  else if (suspect === 'our.light') await sayLight(draft, asked);
  else draft.say('A photo cannot tell where it comes from.');
  const entry = ENTRIES.get(suspect ?? '');
  if (entry) draft.cite(wordsFor(entry, person), entry.sources, entry.grade);
  if (
    sign &&
    suspect !== 'our.light' &&
    !question.history.some(({ text }) => text.includes(CAUSES[sign].says))
  )
    draft.cite(wordsFor(CAUSES[sign], person), CAUSES[sign].sources, CAUSES[sign].grade);
  return draft.offer(...(sign ? [CAUSES[sign].next[0]] : []), 'How do I test a product for myself?').answer();
}

/** What is known of the light in the own photos. */
async function sayLight(draft: Draft, asked: ReadQuestion): Promise<void> {
  const [report, comparison] = await Promise.all([readReport(asked), asked.question.facts.comparison()]);
  if (!report) return;
  const light = comparison?.checks.find(({ name }) => name === 'Light');
  draft.say(
    `It can play a part, and I can’t rule it out. Your last photo: ${report.result.photo_quality.reason}${
      light ? ` Light before: ${light.earlier}, now: ${light.later}.` : ''
    } A second photo at a window in daylight shows whether it stays.`,
    reportSource(report, asked),
  );
}

/** A product of one's own is found out by leaving it out. */
async function sayOwnSuspect(draft: Draft, asked: ReadQuestion): Promise<void> {
  const routine = await asked.question.facts.routine();
  const text = asked.question.text.toLowerCase();
  const own = routine.filter(
    ({ product }) =>
      text.includes(product.step.replace('_', ' ')) || text.includes(product.product.name.toLowerCase()),
  );
  const names = [...new Set(own.map(({ product }) => product.product.name))];
  draft.say(
    names.length === 0
      ? 'It may be. A photo can’t show why.'
      : `It may be. A photo can’t show why, nor whether it is ${listOf(names, 'or')}.`,
    ...(names.length === 0 ? [] : [ROUTINE]),
  );
  draft.cite(
    'You find out by changing one thing: leave it out for two weeks, keep the rest the same, and scan again in the same light. A product trial does that for you.',
    ['editorial'],
    'C',
  );
}
