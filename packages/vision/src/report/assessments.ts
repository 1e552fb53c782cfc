import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { CALM_BELOW, CONCERN_FROM } from '../thresholds.ts';
import { severityIn } from './measurements.ts';
import type { Finding } from './measurements.ts';
import { placesInText } from './place-words.ts';
import { aboutPercent, capitalise, lightLost, percent, signInWords, standsOut } from './words.ts';

/** How fine the surface looks, with the measured share. */
export function textureAssessment(findings: readonly Finding[]): string {
  return surface(findings, 'texture', {
    calm: 'Your skin looks smooth: pores and other fine structure change its brightness by',
    alike: 'brightness differs by',
    share: (value) => value,
  });
}

/** How even the tone looks, with the measured share. */
export function toneEvennessAssessment(findings: readonly Finding[]): string {
  return surface(findings, 'tone_evenness', {
    calm: 'Your tone looks even: patches differ by',
    alike: 'patches differ by',
    share: lightLost,
  });
}

/**
 * The beginnings of sentences that end in a percentage, and the conversion of a measured value to a share of
 * the light.
 */
interface Wording {
  calm: string;
  alike: string;
  share: (value: number) => number;
}

/**
 * Calm skin gets one number for the whole face. Otherwise the places with the most and the least of the sign
 * are named.
 */
function surface(
  findings: readonly Finding[],
  sign: 'texture' | 'tone_evenness',
  { calm, alike, share }: Wording,
): string {
  const finding = findings.find((candidate) => candidate.sign === sign);
  if (!finding || finding.severity === null)
    return finding?.measurement.cannot_tell_reason ?? 'Not looked at.';
  const overall = aboutPercent(share(finding.reading.value));
  if (finding.severity < CALM_BELOW) return `${calm} ${overall}.`;
  const opening = capitalise(signInWords(sign, finding.severity));
  const [most, least] = extremes(finding.reading);
  if (!most || !least || !standsOut(most.value, least.value))
    return `${opening}, much the same all over: ${alike} ${overall}.`;
  const at = ({ region, value }: Place): string => `${placesInText([region])} (${percent(share(value))})`;
  return `${opening}: most ${at(most)}, least ${at(least)}.`;
}

type Place = { region: RegionName; value: number };

function extremes({ places }: Reading): [most: Place | undefined, least: Place | undefined] {
  const sorted = places.filter(({ value }) => Number.isFinite(value)).toSorted((a, b) => b.value - a.value);
  return [sorted[0], sorted.at(-1)];
}

/**
 * Describes appearance only, because a camera cannot see water. Rough and matte skin looks dry, smooth skin
 * looks supple.
 */
export function hydrationAssessment(findings: readonly Finding[]): string {
  const caution = 'A photo cannot measure water in the skin';
  const texture = severityIn(findings, 'texture');
  const shine = severityIn(findings, 'shine');
  if (texture === null || shine === null) return `Cannot tell from this photo. ${caution}.`;
  return `${looks(texture, shine)} ${caution}, so take this as an impression.`;
}

function looks(texture: number, shine: number): string {
  const shininess = signInWords('shine', shine);
  if (texture < CALM_BELOW) return `Looks supple: a smooth surface, ${shininess}.`;
  const signs = `${signInWords('texture', texture)}, ${shininess}`;
  if (texture < CONCERN_FROM) return `Looks neither dry nor dewy: ${signs}.`;
  return shine < CALM_BELOW
    ? `Looks rather dry: ${signs}.`
    : `Looks rough in places rather than dry: ${signs}.`;
}
