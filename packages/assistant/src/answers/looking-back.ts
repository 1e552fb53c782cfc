import type { ScanComparison } from '@daylit/contract';
import { isClaimed, listOf } from '@daylit/wording';
import { DateTime } from 'luxon';
import { SPAN } from '../conversation/turns.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { sayEntry } from './knowledge.ts';
import { explainChange } from './progress.ts';
import { dayWords, ownFact, plural, signName } from './words.ts';

const LOOKS_BACK = new RegExp(`${SPAN.source}|^since when\\b|\\bhow much\\b`, 'i');

type Compared = ScanComparison['signs'][number];

const TIMELINE = ownFact('Your timeline');

const BEGINS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The day on which a span of time began, as somebody names it; null for all time. */
function beginningOf(text: string, { now, timeZone }: ReadQuestion['question']['facts']): DateTime | null {
  const span = SPAN.exec(text.toLowerCase())?.[0] ?? '';
  const today = DateTime.fromJSDate(now, { zone: timeZone });
  const month =
    Object.entries(BEGINS).find(([name]) => span.includes(name))?.[1] ??
    MONTHS.findIndex((name) => new RegExp(String.raw`\b${name}\b`).test(span)) + 1;
  if (month > 0) {
    const day = today.set({ month, day: 1 }).startOf('day');
    return day > today ? day.minus({ years: 1 }) : day;
  }
  const count = Number(/\d+/.exec(span)?.[0] ?? 1);
  if (/\bthis year\b/.test(span)) return today.startOf('year');
  if (/\byears?\b/.test(span)) return today.minus({ years: count });
  if (/\bmonths?\b/.test(span)) return today.minus({ months: count });
  return /\bweeks?\b/.test(span) ? today.minus({ weeks: count }) : null;
}

/** What changed: over the time that the question names, else since the scan before. */
export const tellChange = (asked: ReadQuestion): Promise<Answer> =>
  LOOKS_BACK.test(asked.question.text) ? tellSince(asked) : explainChange(asked);

/** "How is my redness since summer?", "since when is it like this?": the run of scans over that time. */
async function tellSince(asked: ReadQuestion): Promise<Answer> {
  const { facts, text } = asked.question;
  const comparison = await facts.comparison();
  if (!comparison) return explainChange(asked);
  const start = beginningOf(text, facts);
  const wanted = comparison.signs.filter(
    ({ sign }) => asked.signs.length === 0 || asked.signs.includes(sign),
  );
  const draft = new Draft();
  for (const { concern_name: name, trend } of wanted.filter(({ trend }) => isClaimed(trend))) {
    const sentence = asked.person.wordsOnly ? '' : (trend?.sentence ?? '');
    const isOlder = start !== null && trend?.since && DateTime.fromISO(trend.since) < start;
    const before = isOlder ? ` That began before ${dayWords(start.toISODate() ?? '', facts)}.` : '';
    draft.say(`${name}: ${lower(trend?.title ?? '')}. ${sentence}${before}`, TIMELINE);
  }
  const steady = wanted.filter(({ trend }) => trend?.kind === 'steady');
  const since = start === null ? 'Over all your scans' : `Since ${dayWords(start.toISODate() ?? '', facts)}`;
  if (steady.length > 0)
    draft.say(
      `${since} this stayed about the same: ${listOf(steady.map(({ sign }) => signName(sign)))}.`,
      TIMELINE,
    );
  const untold = asked.signs.filter((sign) => !wanted.some((one) => one.sign === sign && isTold(one)));
  if (untold.length === 0 && !draft.isEmpty)
    return draft.say(comparison.may_not_say).offer('Which one got worse?', 'What do I use tonight?').answer();
  const count = await facts.countScans();
  draft.say(
    `${draft.isEmpty ? `${since} I can’t tell a change` : 'Of the rest I can’t tell'}${untold.length > 0 ? ` of ${listOf(untold.map(signName))}` : ''}: that needs more scans that can be compared. You have ${plural(count, 'scan')}.`,
    TIMELINE,
  );
  const pair = await explainChange(asked);
  const said = pair.paragraphs.map((words) => words.replaceAll(/ \[\d+\]/g, ''));
  return draft
    .say(`Between the last two: ${said.slice(0, 2).join(' ')}`, TIMELINE)
    .offer('When should I scan again?')
    .answer();
}

const isTold = ({ trend }: Compared): boolean => isClaimed(trend) || trend?.kind === 'steady';

const hasGrown = (one: Compared): boolean =>
  isTold(one) ? one.trend?.kind === 'stronger' : one.change === 'more_visible';

const hasCalmed = (one: Compared): boolean =>
  isTold(one) ? one.trend?.kind === 'calmer' : one.change === 'less_visible';

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "Which one got worse?" over the run of scans, else between the last two. */
export async function tellExtremes(asked: ReadQuestion): Promise<Answer> {
  const comparison = await asked.question.facts.comparison();
  if (!comparison) return explainChange({ ...asked, signs: [] });
  const isOfBetter = /\b(?:better|best|improved?|calmer)\b/i.test(asked.question.text);
  const [wanted, other] = isOfBetter ? [hasCalmed, hasGrown] : [hasGrown, hasCalmed];
  const [word, otherWord] = isOfBetter ? ['less visible', 'more visible'] : ['more visible', 'less visible'];
  const named = comparison.signs.filter(wanted);
  const rest = comparison.signs.filter(other);
  const untold = comparison.signs.filter((one) => one.change === 'not_compared' && !isTold(one));
  const draft = new Draft();
  draft.say(
    named.length === 0
      ? `None that I can tell has become ${word}.`
      : `${listOf(named.map(wordsOf))} became ${word}.`,
    TIMELINE,
  );
  if (rest.length > 0) draft.say(`${listOf(rest.map(wordsOf))} became ${otherWord}.`, TIMELINE);
  if (untold.length > 0)
    draft.say(
      `I can’t compare ${listOf(
        untold.map(({ sign }) => signName(sign)),
        'or',
      )} in these photos.`,
    );
  return draft
    .say(comparison.may_not_say)
    .offer('What changed since last time?', 'What should I focus on?')
    .answer();
}

/** "What changed it?" */
export async function tellWhyChanged({ question }: ReadQuestion): Promise<Answer> {
  const comparison = await question.facts.comparison();
  return new Draft()
    .say(comparison?.may_not_say ?? 'A photo shows that skin changed. It can’t show why.', TIMELINE)
    .cite(
      'You find out by changing one thing and keeping the rest: a product trial does that for you, with scans in the same light.',
      ['editorial'],
      'C',
    )
    .offer('How do I test a product for myself?', 'What is in my routine?')
    .answer();
}

/** "Should I keep going?" after how the skin changed. */
export async function tellKeeping(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [comparison, warnings] = await Promise.all([facts.comparison(), facts.warnings()]);
  const grown = comparison?.signs.filter(hasGrown) ?? [];
  const draft = new Draft();
  if (grown.length > 0)
    draft.say(
      `${listOf(grown.map(wordsOf))} became more visible, so look at what you changed before that.`,
      TIMELINE,
    );
  else draft.say('Nothing in your scans speaks against it: keep going as you do.', TIMELINE);
  const serious = warnings.filter(({ severity }) => severity !== 'info');
  if (serious.length > 0)
    draft.say('But some products in your routine clash. Ask me which ones.', ownFact('Your routine'));
  const entry = ENTRIES.get('step.how-long');
  if (entry) sayEntry(draft, entry, asked);
  return draft.offer('Does anything in my routine clash?', 'When should I scan again?').answer();
}

const wordsOf = ({ concern_name, trend }: Compared): string =>
  isClaimed(trend) && trend?.title ? `${concern_name} (${lower(trend.title)})` : concern_name;
