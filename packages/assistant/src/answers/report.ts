import type { AnalysisResult, Measurement, Scan, Sign } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { asksForCause, sayCause } from './cause.ts';
import { type ReadQuestion, type Answer, Draft } from './draft.ts';
import { capital, dayWords, ownFact, rangeWords, signName } from './words.ts';

export interface Report {
  scan: Scan;
  result: AnalysisResult;
}

/** The report that the question is about; null before the first one. */
export async function readReport({ question }: ReadQuestion): Promise<Report | null> {
  const scan = await question.facts.scan();
  return scan?.analysis_result ? { scan, result: scan.analysis_result } : null;
}

/** Said when there is no report yet. */
export function withoutReport(): Answer {
  return new Draft()
    .say('You have no complete report yet, so I know nothing about how your skin looks.')
    .say('Take a photo under Upload. After that I can tell you what it shows, and how sure it is.')
    .say('Without one I can answer questions about skin care in general.')
    .offer('How should I take the photo?', 'What can a photo not tell?')
    .answer();
}

/** The source of every statement of a report. */
export function reportSource({ scan }: Report, { question }: ReadQuestion) {
  return ownFact(`Your report of ${dayWords(scan.created_at, question.facts)}`);
}

export async function explainReport(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  return sayReport(new Draft(), report, asked)
    .offer(...reportFollowUps(report))
    .answer();
}

function sayReport(draft: Draft, report: Report, asked: ReadQuestion): Draft {
  const { condition_notes: notes, skin_type, photo_quality } = report.result;
  const source = reportSource(report, asked);
  const concerns = notes.key_concerns_identified.slice(0, 3);
  const untold = untoldNames(report);
  draft.say(notes.overall_assessment, source);
  const named = concerns.flatMap(({ concern_name, range, location_observed }) =>
    range ? [`${concern_name}: ${rangeWords(range, asked.person)} (${location_observed.toLowerCase()})`] : [],
  );
  if (named.length > 0)
    draft.say(`What stands out${named.length > 1 ? ', most visible first' : ''}. ${named.join('; ')}.`);
  if (notes.positive_observations.length > 0) draft.say(notes.positive_observations.join(' '));
  if (untold.length > 0) draft.say(`This photo cannot tell ${listOf(untold, 'or')}.`);
  if (skin_type.skin_type !== 'cannot_tell')
    draft.say(`Skin type: ${skin_type.skin_type}. ${skin_type.explanation}`);
  return photo_quality.status === 'warn' ? draft.say(photo_quality.reason) : draft;
}

function reportFollowUps({ result }: Report): string[] {
  const [first] = result.condition_notes.key_concerns_identified;
  return [
    ...(first ? [`What helps with ${signName(first.sign)}?`] : []),
    'What changed since last time?',
    'What do I use tonight?',
  ];
}

/** One sign: its place, its severity and the confidence, or why it could not be measured. */
export async function explainSign(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const draft = new Draft();
  for (const sign of asked.signs.slice(0, 2)) saySign(draft, sign, report, asked);
  const [first = 'redness'] = asked.signs;
  return draft.offer(`What helps with ${signName(first)}?`, `Did my ${signName(first)} change?`).answer();
}

function saySign(draft: Draft, sign: Sign, report: Report, asked: ReadQuestion): void {
  const { measurements, key_concerns_identified } = report.result.condition_notes;
  const measured = measurements.find((one) => one.sign === sign);
  const concern = key_concerns_identified.find((one) => one.sign === sign);
  const source = reportSource(report, asked);
  const name = capital(signName(sign));
  if (!measured || measured.severity_score === null) {
    draft.say(`${name}: this photo cannot tell. ${whyNot(measured)}`, source);
    return;
  }
  draft.say(
    [
      measured.range ? `${name}: ${rangeWords(measured.range, asked.person)}.` : `${name} was measured.`,
      measured.location_observed === null
        ? 'It hardly shows in this photo.'
        : `Where: ${measured.location_observed.toLowerCase()}.`,
      concern?.description ?? '',
      concern?.caution ?? '',
    ].join(' '),
    source,
  );
  draft.say(howSure(measured, asked));
  if (asksForCause(asked)) sayCause(draft, sign, asked);
}

/** "Why is that?" after a reply about a sign. */
export function explainCause(asked: ReadQuestion, sign: Sign): Answer {
  const draft = new Draft();
  sayCause(draft, sign, asked);
  return draft.offer(`What helps with ${signName(sign)}?`, 'How do you measure my skin?').answer();
}

function howSure(measured: Measurement, { person }: ReadQuestion): string {
  const { standard_deviation: spread, severity_score: score, confidence } = measured;
  const sure = {
    high: 'We are fairly sure of it.',
    medium: 'We are moderately sure of it.',
    low: 'We are not very sure of it.',
  };
  if (person.wordsOnly || typeof spread !== 'number' || score === null) return sure[confidence];
  const margin = Math.max(0.1, Math.round(1.96 * spread * 10) / 10);
  return `In detail: ${score.toFixed(1)} ± ${margin.toFixed(1)}. ${sure[confidence]} Another lamp or phone adds to that.`;
}

function whyNot(measured: Measurement | undefined): string {
  if (!measured) return 'This version of our analysis does not measure it.';
  return [measured.cannot_tell_reason ?? '', measured.next_time ?? ''].join(' ').trim();
}

/** Explains what a range is, with one of the member's own as an example. */
export async function explainRange(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  const draft = new Draft();
  const { measurements = [], key_concerns_identified: concerns = [] } = report?.result.condition_notes ?? {};
  const shown = measurements.find(({ sign }) => asked.signs.includes(sign)) ?? concerns[0];
  if (report && shown?.range)
    draft.say(
      `For example, your ${signName(shown.sign)}: ${rangeWords(shown.range, asked.person)}.`,
      reportSource(report, asked),
    );
  draft.say(
    asked.person.wordsOnly
      ? 'We say from where to where, because one photo is never exact. The same face looks a little different in each photo.'
      : '0 means not visible and 5 means very marked. We give a range because the same face gives slightly different readings in each photo.',
  );
  draft.say(
    'We know from pairs of photos how much readings differ, and we measure slightly changed copies of yours. The more they differ, the wider the range. If they differ too much, we say that we cannot tell.',
    ownFact('How this product works: measurement and privacy pages'),
  );
  return draft.offer('Why can you not tell?', 'How do I take a better photo?').answer();
}

export async function explainUntold(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const wanted = report.result.condition_notes.measurements.filter(
    ({ sign, severity_score }) =>
      severity_score === null && (asked.signs.length === 0 || asked.signs.includes(sign)),
  );
  const draft = new Draft();
  if (wanted.length === 0) {
    if (asked.signs.length > 0) return explainSign(asked);
    draft.say('Your last photo told every sign that we measure.', reportSource(report, asked));
  }
  const byReason = Map.groupBy(wanted, (one) => whyNot(one));
  for (const [reason, signs] of byReason)
    draft.say(
      `This photo can’t tell ${listOf(
        signs.map(({ sign }) => signName(sign)),
        'or',
      )}. ${reason}`,
      reportSource(report, asked),
    );
  draft.say('No photo can measure water in your skin, how much oil it makes, or how easily it reacts.');
  return draft.offer('How should I take my next photo?', 'How sure are the scores?').answer();
}

export async function explainType(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const { skin_type, explanation } = report.result.skin_type;
  const says =
    skin_type === 'cannot_tell' ? 'We cannot tell your skin type yet.' : `Your skin type: ${skin_type}.`;
  return new Draft()
    .say(`${says} ${explanation}`, reportSource(report, asked))
    .say(
      'How your skin feels around midday counts more than a photo. You can change your answer in your account.',
    )
    .offer(`What suits ${skin_type === 'cannot_tell' ? 'every' : skin_type} skin?`, 'Is my skin sensitive?')
    .answer();
}

export async function explainSensitivity(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const { skin_sensitivity: level, explanation } = report.result.skin_sensitivity;
  const says =
    level === 'cannot_tell'
      ? 'We cannot tell how sensitive your skin is.'
      : `Your skin sensitivity: ${level}.`;
  return new Draft()
    .say(`${says} ${explanation}`, reportSource(report, asked))
    .offer('What suits sensitive skin?', 'How do I patch test?')
    .answer();
}

export async function explainGood(asked: ReadQuestion): Promise<Answer> {
  const report = await readReport(asked);
  if (!report) return withoutReport();
  const { positive_observations, overall_assessment } = report.result.condition_notes;
  const words = positive_observations.length > 0 ? positive_observations.join(' ') : overall_assessment;
  return new Draft().say(words, reportSource(report, asked)).offer('What should I focus on?').answer();
}

/** Names of the signs that the photo cannot tell. */
export function untoldNames({ result }: Report): string[] {
  return result.condition_notes.measurements.flatMap(({ severity_score, sign }) =>
    severity_score === null ? [signName(sign)] : [],
  );
}
