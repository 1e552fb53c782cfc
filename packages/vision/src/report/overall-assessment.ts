import { CALM_BELOW, CONCERN_FROM } from '../thresholds.ts';
import type { Finding, Scored } from './measurements.ts';
import { placesInText, strongestPlaces } from './place-words.ts';
import { listOf } from './list-of.ts';
import { degreeOf, signInWords, signWord } from './words.ts';

/**
 * The report in two to four sentences. Each sign is named once. `scored` is ordered from the most visible
 * sign to the least.
 */
export function overallAssessment(findings: readonly Finding[], scored: readonly Scored[]): string {
  const [most, second] = scored;
  if (!most) return 'This photo does not show enough of your skin to measure anything.';
  const sentences: string[] = [];
  const named: Finding[] = [most];
  if (most.severity < CONCERN_FROM) {
    sentences.push('Nothing stands out in this photo: your skin looks settled.');
    if (degreeOf(most.severity) === 'no') return withHidden(sentences, findings);
    sentences.push(`Most visible: ${withPlace(most)}.`);
  } else if (second && second.severity >= CONCERN_FROM) {
    sentences.push(`Most visible in this photo: ${withPlace(most)}, then ${withPlace(second)}.`);
    named.push(second);
  } else {
    sentences.push(`One thing stands out in this photo: ${withPlace(most)}.`);
  }
  const others = scored.filter((finding) => !named.includes(finding));
  const between = others.filter((finding) => finding.severity >= CALM_BELOW);
  const calm = others.filter((finding) => finding.severity < CALM_BELOW);
  if (between.length > 0) sentences.push(`Less visible: ${names(between)}.`);
  if (calm.length > 0) sentences.push(`Hardly visible: ${names(calm)}.`);
  return withHidden(sentences, findings);
}

function withHidden(sentences: string[], findings: readonly Finding[]): string {
  const hidden = findings.filter((finding) => finding.severity === null);
  if (hidden.length > 0) sentences.push(`This photo cannot tell about ${names(hidden)}.`);
  return sentences.join(' ');
}

function withPlace({ sign, severity, reading }: Scored): string {
  return `${signInWords(sign, severity)} ${placesInText(strongestPlaces(reading))}`.trimEnd();
}

function names(findings: readonly Finding[]): string {
  return listOf(findings.map(({ sign }) => signWord(sign)));
}
