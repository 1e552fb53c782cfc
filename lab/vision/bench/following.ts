import type { MeasuredFigure } from '@daylit/contract';
import type { PhantomOptions, PlantedSigns } from '@daylit/phantom';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { atLeast, figure } from './figure.ts';

import { SIGN_WORDS } from './figure-words.ts';
import { changed, oneSign, paintWith, PLANTED, plainFace, recordOf } from './reference-photos.ts';
import type { Bench, ConditionId, SignName, StrengthSign } from './reference-photos.ts';
import { spearman } from './statistics.ts';

/** How the photos of a planted sign are taken. */
interface Condition {
  id: ConditionId;
  words: string;
  goal(sign: StrengthSign): number;
  /** `turn` is the number of earlier photos of the same tone. */
  photo(face: PhantomOptions, sign: SignName, strength: number, turn: number): Promise<RgbImage>;
}

/**
 * The fractional parts of its multiples fill 0 to 1 evenly, for any number of them, and are never equal.
 * Equal strengths would keep the correlation below 1.
 */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Shifts the strengths of each tone against those of the others. */
const TONE_STEP = 0.137;
/** Strength of the pores under the other signs, as in ordinary skin. */
const ORDINARY_TEXTURE = 0.4;
/** Position of the lamp: the furthest to the side that the gate accepts as even light. */
const SIDE_LIGHT = 0.4;

const CONDITIONS: Condition[] = [
  {
    id: 'clean',
    words: 'in a plain photo',
    goal: () => 0.98,
    photo: async (face, sign, strength) => paintWith(face, oneSign(sign, strength)),
  },
  {
    id: 'hard',
    words: 'with pores, JPEG 80 and light from the side',
    goal: (sign) => (sign === 'shine' || sign === 'tone_evenness' ? 0.9 : 0.95),
    async photo(face, sign, strength, turn) {
      const light = turn % 4 < 2 ? SIDE_LIGHT : -SIDE_LIGHT;
      const signs: PlantedSigns = { texture: ORDINARY_TEXTURE, ...oneSign(sign, strength) };
      return changed(paintWith({ ...face, light }, signs), (photo) => photo.jpeg({ quality: 80 }));
    },
  },
];

/** Minimum number of faces of a tone for a rank correlation. With two pairs it is always 1 or -1. */
const FEWEST_RANKS = 6;

/** Rank correlation of the severity with the planted strength, over all tones and faces. */
export async function measureFollowing(bench: Bench): Promise<MeasuredFigure[]> {
  const figures: MeasuredFigure[] = [];
  for (const condition of CONDITIONS.filter(({ id }) => bench.size.conditions.includes(id))) {
    for (const [planted, measured] of PLANTED)
      figures.push(await follow(bench, condition, planted, measured));
  }
  return figures;
}

async function follow(
  bench: Bench,
  condition: Condition,
  planted: SignName,
  measured: StrengthSign,
): Promise<MeasuredFigure> {
  const seen = new Map<number, number>();
  const answers: { tone: number; pair: [strength: number, severity: number] }[] = [];
  for (let index = 0; index < bench.size.following; index++) {
    const face = plainFace(bench.part, index);
    const tone = face.tone ?? 0;
    // Each tone gets weak and strong signs, so that a tone cannot be mistaken for a strength.
    const turn = seen.get(tone) ?? 0;
    seen.set(tone, turn + 1);
    const strength = (turn * GOLDEN + tone * TONE_STEP) % 1;
    const photo = await condition.photo(face, planted, strength, turn);
    const severity = recordOf(bench, photo)?.severities[measured] ?? null;
    if (severity !== null) answers.push({ tone, pair: [strength, severity] });
  }
  const untold = bench.size.following - answers.length;
  return figure({
    id: `following.${condition.id}.${measured}`,
    group: 'following',
    what: `${SIGN_WORDS[measured]}, ${condition.words}`,
    value: spearman(answers.map(({ pair }) => pair)),
    unit: 'correlation',
    goal: atLeast(condition.goal(measured)),
    sample: bench.size.following,
    note:
      untold > 0 ? `${untold} of ${bench.size.following} photos could not tell and are left out.` : undefined,
    parts: [...seen]
      .filter(([, faces]) => faces >= FEWEST_RANKS)
      .map(([tone]) => tone)
      .toSorted((a, b) => a - b)
      .map((tone) => ({
        name: `tone ${tone}`,
        value: spearman(answers.filter((answer) => answer.tone === tone).map(({ pair }) => pair)),
      })),
  });
}
