import type { ScanComparison } from '@daylit/contract';
import { isClaimed, listOf } from '@daylit/wording';
import { type ReadQuestion, type Answer, Draft } from './draft.ts';
import { withoutReport } from './report.ts';
import { capital, dayWords, ownFact, plural, rangeWords, signName } from './words.ts';

const CHANGES = {
  less_visible: 'less visible than last time',
  more_visible: 'more visible than last time',
  no_measurable_change: 'about the same as last time',
} as const;

/** What changed, within the limits of the comparison of the two photos. */
export async function explainChange(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const comparison = await facts.comparison();
  if (!comparison) return (await facts.scan()) ? onlyOneScan() : withoutReport();
  const { earlier, later, result, reason, may_not_say } = comparison;
  // Nobody sees "these two" in a chat, or beside a question in a report.
  const both = `Your scans of ${dayWords(earlier.created_at, facts)} and ${dayWords(later.created_at, facts)}`;
  const source = ownFact(both);
  const draft = new Draft();
  sayTrends(draft, asked, comparison);
  if (result === 'not_comparable') {
    draft.say(`${both} can’t be compared. ${reason ?? ''}`, source);
    if (!comparison.trend) draft.say('So I name no change. Each report stands for itself.');
    return draft.offer('How should I take my next photo?').answer();
  }
  if (result === 'directional') draft.say(`${both} can be compared roughly. ${reason ?? ''}`, source);
  const wanted = comparison.signs.filter(
    ({ sign }) => asked.signs.length === 0 || asked.signs.includes(sign),
  );
  const hasTrend = wanted.some(isTold);
  const groups = Map.groupBy(wanted, ({ change }) => change);
  for (const change of ['less_visible', 'more_visible', 'no_measurable_change'] as const) {
    if (change === 'no_measurable_change' && hasTrend) continue;
    const signs = groups.get(change) ?? [];
    if (signs.length > 0)
      draft.say(
        asked.signs.length === 1
          ? `${capital(signName(asked.signs[0] ?? 'redness'))}: ${CHANGES[change]}.`
          : `${capital(CHANGES[change])}: ${listOf(signs.map(({ sign }) => signName(sign)))}.`,
        source,
      );
  }
  if (asked.signs.length > 0 && (draft.isEmpty || groups.has('not_compared')))
    draft.say(
      `${capital(listOf(asked.signs.map(signName)))} does not show in both photos, so I cannot compare it.`,
      source,
    );
  if (draft.isEmpty) draft.say('No sign shows in both photos, so there is no change to name.', source);
  for (const { sign, earlier: before, later: after } of asked.signs.length > 0 && !hasTrend ? wanted : [])
    if (before?.range && after?.range)
      draft.say(
        `${capital(signName(sign))} before: ${rangeWords(before.range, asked.person)}. Now: ${rangeWords(after.range, asked.person)}.`,
      );
  const hasChanged =
    wanted.some(({ trend }) => isClaimed(trend)) || groups.has('less_visible') || groups.has('more_visible');
  if (hasChanged || asked.words.includes('because')) draft.say(may_not_say);
  return draft.offer('What do I use tonight?', 'When should I scan again?').answer();
}

/** The run of scans before any two of them: of the signs that were asked about, else all that changed. */
function sayTrends(draft: Draft, { signs: wanted, person }: ReadQuestion, comparison: ScanComparison): void {
  const source = ownFact('Your timeline');
  const told = comparison.signs.filter(isTold);
  if (wanted.length === 0 && comparison.trend) return void draft.say(comparison.trend, source);
  if (wanted.length === 0) {
    const steady = Map.groupBy(told, ({ trend }) => trend?.title ?? '');
    for (const [title, signs] of steady)
      draft.say(`${title}: ${listOf(signs.map(({ sign }) => signName(sign)))}.`, source);
  }
  for (const { sign, concern_name, trend } of told) {
    if (!wanted.includes(sign) || !trend?.title) continue;
    const title = `${concern_name}: ${trend.title.charAt(0).toLowerCase()}${trend.title.slice(1)}.`;
    draft.say(person.wordsOnly ? title : `${title} ${trend.sentence ?? ''}`, source);
  }
}

/** Whether the run of scans says something about a sign. */
function isTold({ trend }: ScanComparison['signs'][number]): boolean {
  return trend?.title !== undefined && (isClaimed(trend) || trend.kind === 'steady');
}

/** "Why?" after what changed, or after a comparison that was not possible. */
export async function explainWhy(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [comparison, tonight] = await Promise.all([facts.comparison(), facts.tonight()]);
  if (!comparison) {
    const draft = new Draft().say('A change takes two photos in the same light, and so far there is one.');
    return draft.offer('When should I scan again?', 'How should I take my next photo?').answer();
  }
  const { new_product: newest } = tonight;
  return new Draft()
    .say(`${comparison.may_not_say} Light, season and what you use can all have a part.`)
    .say(
      newest
        ? `${newest.name} is new in your routine since ${dayWords(newest.since, facts)}. A product trial tells whether something changes with it.`
        : 'No product of your routine is new. To test one, a product trial leaves everything else as it is.',
      ownFact('Your routine'),
    )
    .offer('How do I test a product for myself?', 'How do I take a better photo?')
    .answer();
}

function onlyOneScan(): Answer {
  return new Draft()
    .say('You have one complete scan so far. A second one, taken in the same light, shows what changed.')
    .offer('How should I take my next photo?', 'When should I scan again?')
    .answer();
}

const weekAfter = (date: string): string => new Date(Date.parse(date) + 7 * 24 * 3_600_000).toISOString();

export async function countScans({ question: { facts } }: ReadQuestion): Promise<Answer> {
  const [count, scan] = await Promise.all([facts.countScans(), facts.scan()]);
  const draft = new Draft();
  if (count === 0 || !scan)
    draft.say(
      'You have no complete scan yet. Until then, I can answer questions about skin care in general.',
    );
  else
    draft.say(
      `You have ${plural(count, 'complete scan')}. The last one is of ${dayWords(scan.created_at, facts)}.`,
      ownFact('Your timeline'),
    );
  return draft
    .say(
      'Once a week is enough, at the same window and time of day. Skin changes slowly, so daily photos mostly show the light.',
    )
    .say(scan ? `A week after your last one is ${dayWords(weekAfter(scan.created_at), facts)}.` : '')
    .offer('What changed since last time?', 'How many scans are left?')
    .answer();
}
