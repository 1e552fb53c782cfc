import type { MeasuredFigure } from '@daylit/contract';
import type { PhantomOptions, PlantedSigns } from '../../phantom/index.ts';
import type { RgbImage } from '../../src/index.ts';
import { atLeast, figure } from './figure.ts';

import { changed, oneSign, paintWith, PLANTED, plainFace, recordOf, SIGN_WORDS } from './reference-photos.ts';
import type { Bench, ConditionId, SignName, StrengthSign } from './reference-photos.ts';
import { spearman } from './statistics.ts';

/** How a photo that follows a planted sign is taken. */
interface Condition {
  id: ConditionId;
  words: string;
  goal(sign: StrengthSign): number;
  /** `turn` counts the photos of a tone. */
  photo(face: PhantomOptions, sign: SignName, strength: number, turn: number): Promise<RgbImage>;
}

/** Its multiples fill 0 to 1 evenly, however many are taken, and never meet: equal strengths would keep the figure below 1. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Moves the strengths of each tone away from those of the others. */
const TONE_STEP = 0.137;
/** Pores under the other signs, as strong as in ordinary skin. */
const ORDINARY_TEXTURE = 0.4;
/** Where the lamp stands: as far to the side as the gate still takes for even light. */
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

/** Faces of a tone below which its rank correlation says nothing: two pairs always agree or disagree wholly. */
const FEWEST_RANKS = 6;

/** Rank correlation of the severity with what was planted, over all tones and faces at once. */
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
    // Each tone goes through weak and strong by itself, so that neither is mistaken for the other.
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
