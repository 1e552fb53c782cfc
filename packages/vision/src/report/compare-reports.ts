import type { PreviousScan } from '../scan-record.ts';
import { CHANGE_FACTOR, DIRECTIONAL_FACTOR, SEVERITY_SPREAD } from '../thresholds.ts';
import { compareConditions } from './comparison-gate.ts';
import type { Comparability } from './comparison-gate.ts';
import type { ProgressSummary, Sign } from './payloads.ts';
import { capitalise, CONCERN_NAMES, listOf, SIGN_WORDS } from './words.ts';
import { round } from './severity.ts';

const COMPARED = Object.keys(SEVERITY_SPREAD) as (keyof typeof SEVERITY_SPREAD)[];

interface Change {
  sign: Sign;
  before: number;
  now: number;
}

/** What changed since the latest earlier scan. `current` is a finished scan like the earlier ones. Claims nothing below the noise. */
export function compareReports(history: readonly PreviousScan[], current: PreviousScan): ProgressSummary {
  const earlier = history
    .filter((scan) => scan.checkin_id !== current.checkin_id)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.checkin_id - b.checkin_id);
  const latest = earlier.at(-1);
  const trends = trendsOf([...earlier, current]);
  if (!latest) {
    return {
      overall_assessment: 'This is your first scan: later ones are compared with it.',
      improvements: [],
      regressions: [],
      action_items: [
        'Take your next photo at the same window and distance, so that the two can be compared.',
      ],
      comparison: { result: 'first_scan', compared_with: null, reason: null },
      trends,
    };
  }
  const gate = compareConditions(latest.record, current.record);
  const { changes, steady } =
    gate.result === 'not_comparable' ? { changes: [], steady: 0 } : changesOf(latest, current, gate);
  const better = changes.filter((change) => change.now < change.before);
  const worse = changes.filter((change) => change.now > change.before);
  return {
    overall_assessment: assess(gate, better, worse, steady),
    improvements: better.map((change) => sentence(change, 'less')),
    regressions: worse.map((change) => sentence(change, 'more')),
    action_items: actions(gate, worse),
    comparison: { result: gate.result, compared_with: latest.checkin_id, reason: gate.reason },
    trends,
  };
}

function changesOf(
  before: PreviousScan,
  now: PreviousScan,
  gate: Comparability,
): { changes: Change[]; steady: number } {
  const caution = gate.result === 'directional' ? DIRECTIONAL_FACTOR : 1;
  const changes: Change[] = [];
  let steady = 0;
  for (const sign of COMPARED) {
    const from = before.record.severities[sign];
    const to = now.record.severities[sign];
    if (from === null || to === null) continue;
    if (Math.abs(to - from) > SEVERITY_SPREAD[sign] * CHANGE_FACTOR * caution)
      changes.push({ sign, before: from, now: to });
    else steady++;
  }
  return { changes, steady };
}

function sentence({ sign, before, now }: Change, word: 'less' | 'more'): string {
  const comparative = word === 'less' ? 'less visible' : 'more visible';
  return `${CONCERN_NAMES[sign]}: ${comparative}, from ${before.toFixed(1)} to ${now.toFixed(1)} of 5.`;
}

function assess(gate: Comparability, better: Change[], worse: Change[], steady: number): string {
  if (gate.result === 'not_comparable') return `${gate.reason} So no change is claimed.`;
  const opening = gate.result === 'directional' ? `${gate.reason} With that caution: ` : '';
  const names = (changes: Change[]): string => listOf(changes.map(({ sign }) => SIGN_WORDS[sign]));
  const parts: string[] = [];
  if (better.length > 0) parts.push(`less visible: ${names(better)}`);
  if (worse.length > 0) parts.push(`more visible: ${names(worse)}`);
  if (parts.length > 0)
    return `${opening}${sentenceCase(opening, parts.join('; '))}. ${steady} other signs show no measurable change.`;
  if (steady === 0)
    return `${opening}${sentenceCase(opening, 'the two photos show no sign in common that can be compared')}.`;
  return `${opening}${sentenceCase(opening, `no measurable change since your last scan, in ${steady} signs compared`)}.`;
}

function sentenceCase(opening: string, text: string): string {
  return opening === '' ? capitalise(text) : text;
}

function actions(gate: Comparability, worse: Change[]): string[] {
  const items = gate.advice === null ? [] : [gate.advice];
  if (worse.length > 0) {
    items.push(
      `Keep your routine as it is and scan again in two weeks, to see whether the change in ${listOf(worse.map(({ sign }) => SIGN_WORDS[sign]))} lasts.`,
    );
  }
  if (items.length === 0) items.push('Keep taking your photos in this light and distance.');
  return items;
}

/** Severities over time, oldest first, of the scans measured by the same version as the last one. */
function trendsOf(scans: readonly PreviousScan[]): ProgressSummary['trends'] {
  const version = scans.at(-1)?.record.engine_version;
  const alike = scans.filter(({ record }) => record.engine_version === version);
  return COMPARED.map((sign) => ({
    sign,
    concern_name: CONCERN_NAMES[sign],
    points: alike.flatMap(({ checkin_id, created_at, record }) => {
      const severity = record.severities[sign];
      return severity === null ? [] : [{ checkin_id, created_at, severity_score: round(severity, 1) }];
    }),
  })).filter((trend) => trend.points.length > 1);
}
