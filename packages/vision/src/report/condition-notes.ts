import type { MeasuredSign } from '../skin/measure.ts';
import { CALM_BELOW, CONCERN_FROM } from '../thresholds.ts';
import { describe } from './descriptions.ts';
import { measurementsOf } from './measurements.ts';
import type { Finding } from './measurements.ts';
import type { ConditionNotes, KeyConcern } from './payloads.ts';
import { CONCERN_NAMES, degreeOf, listOf, SIGN_WORDS } from './words.ts';

interface Scored extends Finding {
  severity: number;
}

export function conditionNotes(findings: readonly Finding[]): ConditionNotes {
  const scored = findings.filter((finding): finding is Scored => finding.severity !== null);
  const concerns = scored
    .filter((finding) => finding.severity >= CONCERN_FROM)
    .toSorted((a, b) => b.severity - a.severity);
  return {
    overall_assessment: overall(findings, scored, concerns),
    key_concerns_identified: concerns.map(keyConcern),
    positive_observations: positives(scored),
    hydration_level_assessment: hydration(findings),
    texture_assessment: assessment(findings, 'texture'),
    tone_evenness_assessment: assessment(findings, 'tone_evenness'),
    measurements: measurementsOf(findings),
  };
}

function keyConcern({ sign, reading, severity, measurement }: Scored): KeyConcern {
  return {
    concern_name: CONCERN_NAMES[sign],
    location_observed: measurement.location_observed ?? 'Face',
    severity_score: Math.round(severity * 2) / 2,
    description: describe(sign, reading, severity),
    sign,
    confidence: measurement.confidence,
  };
}

function overall(
  findings: readonly Finding[],
  scored: readonly Scored[],
  concerns: readonly Scored[],
): string {
  if (scored.length === 0) return 'This photo does not show enough of your skin to measure anything.';
  const sentences: string[] = [];
  const score = (finding: Scored): string =>
    `${SIGN_WORDS[finding.sign]} (${finding.severity.toFixed(1)} of 5)`;
  if (concerns.length > 0) {
    sentences.push(`What stands out most in this photo: ${listOf(concerns.slice(0, 2).map(score))}.`);
  } else {
    const most = scored.reduce((a, b) => (b.severity > a.severity ? b : a));
    sentences.push(`Nothing stands out in this photo; the most visible sign is ${score(most)}.`);
  }
  const calm = scored.filter((finding) => finding.severity < CALM_BELOW);
  if (calm.length > 0)
    sentences.push(`Hardly visible: ${listOf(calm.map((finding) => SIGN_WORDS[finding.sign]))}.`);
  const hidden = findings.filter((finding) => finding.severity === null);
  if (hidden.length > 0) {
    sentences.push(
      `This photo cannot tell about ${listOf(hidden.map((finding) => SIGN_WORDS[finding.sign]))}.`,
    );
  }
  return sentences.join(' ');
}

const CALM_WORDS: Record<MeasuredSign, string> = {
  redness: 'Cheeks and nose are hardly redder than the rest of your face',
  texture: 'The surface of your skin looks smooth',
  lines: 'Hardly any lines show on your forehead and beside your eyes',
  dark_circles: 'The skin under your eyes is hardly darker than your cheeks',
  shine: 'Your skin looks matte',
  tone_evenness: 'Your tone looks even',
};

function positives(scored: readonly Scored[]): string[] {
  const calm = scored
    .filter((finding) => finding.severity < CALM_BELOW)
    .toSorted((a, b) => a.severity - b.severity);
  if (calm.length > 0) {
    return calm.map((finding) => `${CALM_WORDS[finding.sign]} (${finding.severity.toFixed(1)} of 5).`);
  }
  const least = scored.toSorted((a, b) => a.severity - b.severity)[0];
  if (!least) return [];
  return [`The least visible sign is ${SIGN_WORDS[least.sign]}, at ${least.severity.toFixed(1)} of 5.`];
}

function assessment(findings: readonly Finding[], sign: MeasuredSign): string {
  const finding = findings.find((candidate) => candidate.sign === sign);
  if (!finding || finding.severity === null)
    return finding?.measurement.cannot_tell_reason ?? 'Not looked at.';
  return `${finding.severity.toFixed(1)} of 5. ${describe(sign, finding.reading, finding.severity)}`;
}

/** Appearance only: a camera does not see water. Rough and matte looks dry, smooth looks supple. */
function hydration(findings: readonly Finding[]): string {
  const caution = 'A photo cannot measure water in the skin, so take this as an impression.';
  const texture = findings.find(({ sign }) => sign === 'texture')?.severity ?? null;
  const shine = findings.find(({ sign }) => sign === 'shine')?.severity ?? null;
  if (texture === null || shine === null) return `Cannot tell from this photo. ${caution}`;
  const looks =
    texture >= CONCERN_FROM
      ? shine < CALM_BELOW
        ? 'rather dry'
        : 'rough in places'
      : texture < CALM_BELOW
        ? 'supple'
        : 'neither dry nor dewy';
  const because = `${degreeOf(texture)} texture (${texture.toFixed(1)} of 5) and ${degreeOf(shine)} shine (${shine.toFixed(1)} of 5)`;
  return `Looks ${looks} in this photo: ${because}. ${caution}`;
}
