import { REFERENCE_SET_VERSION } from '@daylit/phantom';
import type { ReferencePart } from '@daylit/phantom';
import { SIGN_VALUES } from '@daylit/contract';
import { ENGINE_VERSION } from '../../../packages/vision/src/index.ts';
import type { FigureGroup, MeasuredFigure, Sign } from '@daylit/contract';
import { newEngine } from '../../../packages/vision/test/scan.ts';
import { measureBlemishes } from './blemishes.ts';
import { measureDeterminism } from './determinism.ts';
import { measureFairness } from './fairness.ts';

import { measureFinding } from './finding.ts';
import { measureFollowing } from './following.ts';
import { NOT_VALIDATED } from './not-validated.ts';
import { measurePortraits } from './portraits.ts';
import type { Bench, BenchSize } from './reference-photos.ts';
import { measureSpeed } from './speed.ts';
import { measureSteadiness } from './steadiness.ts';

/**
 * The content of `figures.gen.json`. It has no date, because the same engine on the same set gives the same
 * figures, except for times.
 */
export interface Figures {
  engine_version: string;
  reference_set_version: number;
  /** The signs that this engine measures. */
  signs: readonly Sign[];
  /** Sentences. */
  not_validated: readonly string[];
  figures: MeasuredFigure[];
}

/** About thirteen minutes on one core, most of it for painting. */
export const FULL: BenchSize = {
  faces: 1000,
  others: 100,
  following: 20,
  conditions: ['clean', 'hard'],
  steadiness: 10,
  variants: 3,
  fairness: 8,
  blemishes: 40,
  skippedTones: 0,
  determinism: 3,
  rounds: 11,
  warmUp: 8,
  workers: 5,
};

/** Enough to notice that something is badly wrong. */
export const QUICK: BenchSize = {
  faces: 8,
  others: 2,
  following: 4,
  conditions: ['clean', 'hard'],
  steadiness: 3,
  variants: 3,
  fairness: 1,
  blemishes: 4,
  skippedTones: 3,
  determinism: 1,
  rounds: 3,
  warmUp: 2,
  workers: 1,
};

/** `npm run lab:faces` measures real faces, because their photographs are not part of the repository. */
type PaintedGroup = Exclude<FigureGroup, 'real_faces'>;

const FAMILIES: Record<PaintedGroup, (bench: Bench) => MeasuredFigure[] | Promise<MeasuredFigure[]>> = {
  finding: measureFinding,
  following: measureFollowing,
  blemishes: measureBlemishes,
  steadiness: measureSteadiness,
  fairness: measureFairness,
  portraits: measurePortraits,
  determinism: measureDeterminism,
  speed: measureSpeed,
};

/**
 * All figures, or those of some groups, on one part of the reference set. Calls `onFigures` after each group,
 * with its seconds of processor time.
 */
export async function measureFigures(
  part: ReferencePart,
  size: BenchSize,
  {
    groups,
    onFigures,
  }: { groups?: readonly string[]; onFigures?(figures: MeasuredFigure[], seconds: number): void } = {},
): Promise<Figures> {
  const bench: Bench = { engine: await newEngine(), part, size };
  const figures: MeasuredFigure[] = [];
  for (const [group, measure] of Object.entries(FAMILIES)) {
    if (groups?.length && !groups.includes(group)) continue;
    const before = process.cpuUsage().user;
    const measured = await measure(bench);
    onFigures?.(measured, (process.cpuUsage().user - before) / 1e6);
    figures.push(...measured);
  }
  return {
    engine_version: ENGINE_VERSION,
    reference_set_version: REFERENCE_SET_VERSION,
    signs: SIGN_VALUES,
    not_validated: NOT_VALIDATED,
    figures,
  };
}
