import { findPlainRedFlag, knowsTerm, readLabel } from '../../packages/server/test/text-readers.ts';
import { median } from './median.ts';

const ROUNDS = 5;

/** The longest text of each kind that a member may send, in characters. */
const MESSAGE = 4_000;
const LABEL = 5_000;
const TERM = 60;

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Texts that make careless patterns and loops slow, by what repeats in them. */
const PIECES = [
  'ﬃ',
  'ﷺ',
  'a',
  'q',
  '.',
  '?x',
  '\n',
  ' ',
  '(',
  '(a',
  '((a,',
  ')',
  ',',
  'a,',
  '1',
  '1,',
  '1.1',
  '-',
  '/',
  '́',
  '\u200b',
  'not ',
  'my ',
  'i have ',
  'skin ',
  'the the ',
  'killing ',
  'swolen ',
  'pain a ',
  'made ',
  'active ',
  'may contain:',
];

interface Subject {
  work(text: string): unknown;
  ordinary: string;
  length: number;
}

const SUBJECTS: Record<string, Subject> = {
  message: {
    work: findPlainRedFlag,
    ordinary: 'My cheeks get red in the evening, and the new serum stings a little near the nose. ',
    length: MESSAGE,
  },
  label: {
    work: (text) => readLabel(text, 'moisturizer', 'reported'),
    ordinary:
      'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Panthenol (0.5 %), Parfum (Linalool, Limonene), ',
    length: LABEL,
  },
  'avoided ingredient': { work: knowsTerm, ordinary: 'sodium lauryl sulfate ', length: TERM },
};

/**
 * What the worst text of each kind costs, compared with an ordinary one of the same length in the same run.
 * The promise is a ratio of at most 5.
 */
export function benchWorstTexts(): void {
  for (const [name, { work, ordinary, length }] of Object.entries(SUBJECTS)) {
    const usual = filled(ordinary, length);
    const texts = PIECES.flatMap((piece) => [filled(piece, length), `${filled(piece, length - 1)}x`]);
    for (const text of [usual, ...texts]) work(text);
    // The end changes, so that nothing is remembered from the round before.
    const costs = texts.map((text) => {
      const rounds = Array.from({ length: ROUNDS }, (_, round) => {
        const floor = millisecondsOf(() => work(`${usual.slice(0, -1)}${endOf(round)}`));
        return millisecondsOf(() => work(`${text.slice(0, -1)}${endOf(round)}`)) / floor;
      });
      return { text, ratio: median(rounds) };
    });
    const worst = costs.toSorted((one, other) => other.ratio - one.ratio).slice(0, 3);
    console.log(`${name}, ${length} characters:`);
    for (const { text, ratio } of worst)
      console.log(
        `  ${ratio.toFixed(1)} times an ordinary text (promised: at most 5): ${JSON.stringify(text.slice(0, 12))} …`,
      );
  }
}

/** A letter, because words with digits are read faster. */
function endOf(round: number): string {
  return 'bcdeg'[round] ?? 'b';
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
