import type { Sign, SignFacts, SkinFacts, SkinLook } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { shinesALittle } from './skin-type.ts';
import { areNamed, placesAfterVerb } from './places.ts';

interface LineFacts {
  texture: SignFacts | undefined;
  tone: SignFacts | undefined;
  look: SkinLook | null;
  /** Skin under a beard is left out. */
  hasBeard: boolean;
  /** Something colored is a concern: the skin around it may be even. */
  isColored: boolean;
}

const isUntold = (facts: SignFacts | undefined): boolean => !facts || facts.severity === null;
const reads = (facts: SignFacts | undefined, from: number, to: number): boolean =>
  typeof facts?.severity === 'number' && facts.severity >= from && facts.severity < to;

/** Severities of the words in these lines. */
const CALM = 0.5;
const LITTLE = 1;

/** How smooth the skin looks. Where texture is a concern, the line only points to it. */
export const TEXTURE_LINES: readonly Phrase<LineFacts>[] = [
  { when: 'untold', holds: ({ texture }) => isUntold(texture), says: 'We can’t tell how smooth it looks.' },
  { when: 'a concern', holds: ({ texture }) => texture?.isConcern === true, says: 'See texture above.' },
  // Not smooth: lines and blemishes may be concerns.
  { when: 'calm', holds: ({ texture }) => reads(texture, 0, CALM), says: 'Pores hardly show.' },
  { when: 'a trace', holds: ({ texture }) => reads(texture, CALM, LITTLE), says: 'Pores show very little.' },
  { when: 'otherwise', holds: otherwise, says: 'Pores show a little.' },
];

/** How even the tone looks. Where it is a concern, the line only points to it. */
export const TONE_LINES: readonly Phrase<LineFacts>[] = [
  { when: 'untold', holds: ({ tone }) => isUntold(tone), says: 'Can’t tell: see below.' },
  { when: 'a concern', holds: ({ tone }) => tone?.isConcern === true, says: 'See uneven tone above.' },
  {
    when: 'calm, with redness, circles, blemishes or spots and a beard',
    holds: ({ tone, isColored, hasBeard }) => isColored && hasBeard && reads(tone, 0, CALM),
    says: 'Even outside your beard, apart from what stands out.',
  },
  {
    when: 'calm, with redness, circles, blemishes or spots',
    holds: ({ tone, isColored }) => isColored && reads(tone, 0, CALM),
    says: 'Even, apart from what stands out.',
  },
  {
    when: 'calm, with a beard',
    holds: ({ tone, hasBeard }) => hasBeard && reads(tone, 0, CALM),
    says: 'Your tone looks even outside your beard.',
  },
  { when: 'calm', holds: ({ tone }) => reads(tone, 0, CALM), says: 'Your tone looks even.' },
  {
    when: 'a little uneven, with redness, circles, blemishes or spots',
    holds: ({ isColored }) => isColored,
    says: 'Nearly even, apart from what stands out.',
  },
  {
    when: 'a little uneven, with a beard',
    holds: ({ hasBeard }) => hasBeard,
    says: 'Nearly even outside your beard.',
  },
  {
    when: 'a little uneven at a place',
    holds: ({ tone }) => tone !== undefined && areNamed(tone.strongest),
    says: 'Nearly even, less so {at}.',
  },
  { when: 'otherwise', holds: otherwise, says: 'Nearly even.' },
];

/** Water cannot be seen, only what rough and matte skin looks like. The skin type says whether it is that. */
export const HYDRATION_LINES: readonly Phrase<LineFacts>[] = [
  {
    when: 'rough and matte',
    holds: ({ look }) => look?.type === 'dry' && !shinesALittle(look),
    says: 'A photo can’t measure water. Your skin looks a little dull.',
  },
  { when: 'otherwise', holds: otherwise, says: 'A photo can’t measure water.' },
];

/** The short lines about hydration, texture and evenness. */
export function skinLines({
  signs,
  leftOut,
  look,
}: SkinFacts): Record<'hydration' | 'texture' | 'tone', string> {
  const find = (sign: Sign): SignFacts | undefined => signs.find((facts) => facts.sign === sign);
  const isConcern = (...names: Sign[]): boolean => names.some((sign) => find(sign)?.isConcern === true);
  const facts = {
    texture: find('texture'),
    tone: find('tone_evenness'),
    look,
    hasBeard: leftOut.includes('under_beard'),
    isColored: isConcern('redness', 'dark_circles', 'blemishes', 'dark_spots'),
  };
  return {
    hydration: phraseFor(HYDRATION_LINES, facts),
    texture: phraseFor(TEXTURE_LINES, facts),
    tone: fill(phraseFor(TONE_LINES, facts), { at: placesAfterVerb(facts.tone?.strongest ?? []) }),
  };
}
