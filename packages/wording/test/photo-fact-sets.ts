import type { PhotoFacts, PhotoProblem, SkinFacts } from '@daylit/contract';
import { type Arbitrary, boolean, constantFrom, oneof, record } from 'fast-check';
import { side } from './fact-sets.ts';

const problem: Arbitrary<PhotoProblem> = oneof(
  constantFrom(
    { issue: 'too_small' } as const,
    { issue: 'blurred' } as const,
    { issue: 'too_dark', isEverywhere: false } as const,
    { issue: 'too_bright', isEverywhere: false } as const,
  ),
  constantFrom('left', 'right', 'up', 'down').map((to) => ({ issue: 'turned', to }) as const),
  side.map((darkerSide) => ({ issue: 'uneven_light', darkerSide }) as const),
);

function mayHave({ issue }: PhotoProblem, { isInFocus }: SkinFacts): boolean {
  return !(isInFocus && (issue === 'too_small' || issue === 'blurred'));
}

/** A verdict of the gate that fits what the photo shows. Refused photos have no report. */
export function photoFacts(skin: SkinFacts): Arbitrary<PhotoFacts> {
  const { isEvenlyLit, isInFocus, darkerSide } = skin;
  return record({
    problem: problem.filter((one) => mayHave(one, skin)),
    isGood: boolean(),
    isStraight: boolean(),
  }).map((drawn) =>
    (drawn.isGood || isEvenlyLit) && isInFocus && darkerSide === null
      ? { status: 'pass', problem: null, isEvenlyLit, isStraight: drawn.isStraight }
      : { status: 'warn', problem: drawn.problem, isEvenlyLit: false, isStraight: false },
  );
}
