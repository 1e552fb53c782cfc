import type { ScanRecord } from '../scan-record.ts';
import { CONCERN_FROM } from '../thresholds.ts';
import { COMPARED_SIGNS } from './changes.ts';
import type { Change } from './changes.ts';
import type { Sign } from '@daylit/contract';
import type { Comparability } from './comparison-gate.ts';
import { listOf } from './list-of.ts';
import { CONCERN_NAMES, figure, signWord } from './words.ts';

/** The comparison in a few sentences. The reason why photos differ is in `comparison.reason`. */
export function assessProgress(
  result: Comparability['result'],
  less: readonly Change[],
  more: readonly Change[],
  compared: number,
): string {
  if (result === 'not_comparable')
    return 'This photo cannot be compared with your last one, so no change is claimed.';
  const sentences = result === 'directional' ? ['The two photos are only roughly alike.'] : [];
  if (compared === 0) sentences.push('No sign could be seen in both photos.');
  else if (less.length + more.length === 0) sentences.push('No measurable change since your last scan.');
  if (less.length > 0) sentences.push(`Less visible than in your last scan: ${names(less)}.`);
  if (more.length > 0) sentences.push(`More visible than in your last scan: ${names(more)}.`);
  const steady = compared - less.length - more.length;
  if (steady > 0 && steady < compared) sentences.push('Everything else shows no measurable change.');
  return sentences.join(' ');
}

/**
 * The concerns of the last report that this photo cannot tell, and the reasons. Empty when it can tell all of
 * them.
 */
export function untoldConcerns({ severities }: ScanRecord, reasons: Partial<Record<Sign, string>>): string[] {
  const lost = COMPARED_SIGNS.filter(
    (sign) => (severities[sign] ?? 0) >= CONCERN_FROM && reasons[sign] !== undefined,
  );
  if (lost.length === 0) return [];
  const named = `This photo cannot tell about ${listOf(lost.map(signWord))}, which your last report named.`;
  return [named, ...new Set(lost.map((sign) => reasons[sign]!))];
}

/** One claimed change, with both severities. */
export function changeSentence({ sign, before, now, change }: Change): string {
  const direction = change === 'less_visible' ? 'less visible' : 'more visible';
  return `${CONCERN_NAMES[sign]}: ${direction}, from ${figure(before)} to ${figure(now)}.`;
}

/** Advice until the next scan; always at least one item. */
export function actionItems(advice: string | null, more: readonly Change[]): string[] {
  const items = advice === null ? [] : [advice];
  if (more.length > 0) {
    items.push(
      `Keep your routine as it is and scan again in two weeks, to see whether the change in ${names(more)} lasts.`,
    );
  }
  return items.length > 0 ? items : ['Keep taking your photos in this light and at this distance.'];
}

function names(changes: readonly Change[]): string {
  return listOf(changes.map(({ sign }) => signWord(sign)));
}
