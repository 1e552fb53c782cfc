import type { Measurement, Sign } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { regionsIn } from '../conversation/regions.ts';
import { careFor } from '../conversation/short-questions.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { plainText } from '../recognition/plain-text.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry } from './knowledge.ts';
import { readReport, reportSource, untoldNames, withoutReport } from './report.ts';
import { capital, rangeWords, signName } from './words.ts';

/** "What should I do about my forehead?", "and my nose?": what the photo shows there, and what helps. */
export async function explainPlace(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const plain = plainText(asked.question.text);
  const { at, regions } = regionsIn(plain) ?? { at: 'on your face', regions: [] };
  const here = report.result.condition_notes.measurements
    .filter(({ places = [] }) => places.some(({ region }) => regions.includes(region)))
    .toSorted((one, other) => (other.severity_score ?? 0) - (one.severity_score ?? 0));
  const words = ({ sign, range }: Measurement) =>
    range ? `${signName(sign)} (${rangeWords(range, asked.person)})` : signName(sign);
  const [first] = here;
  const draft = new Draft().say(
    first
      ? `${capital(at)}, your last photo shows ${listOf(here.map(words))}.`
      : `Nothing stands out ${at} in your last photo.`,
    reportSource(report, asked),
  );
  const untold = untoldNames(report);
  const cannot = `It can’t tell ${listOf(untold, 'or')}.`;
  if (untold.length > 0 && !asked.conversation.said.includes(cannot)) draft.say(cannot);
  const absent = asked.signs.find((sign) => !here.some((one) => one.sign === sign));
  if (first && absent) draft.say(`Of ${signName(absent)} it shows nothing there.`);
  const entry = first && ENTRIES.get(careFor(first.sign) ?? '');
  if (entry && WHAT_HELPS.test(plain)) sayEntry(draft, entry, asked);
  return draft.offer(...(first ? offersFor(first.sign) : []), 'What should I focus on?').answer();
}

const WHAT_HELPS = /\bdo (?:about|for|with|against)\b|\b(?:use|recommend|suggest|help)\b/;

const offersFor = (sign: Sign) => [`What helps with ${signName(sign)}?`, `Did my ${signName(sign)} change?`];
