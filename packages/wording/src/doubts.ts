import type { Doubt, Measurement, Sign, SkinFacts } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor } from './phrase.ts';

/** A sign that a photo cannot tell, and the photo: its advice asks for nothing that it has. */
export interface DoubtFacts extends Pick<SkinFacts, 'isEvenlyLit' | 'isInFocus'> {
  sign: Sign;
  doubt: Doubt;
}

const is =
  (...doubts: Doubt[]) =>
  ({ doubt }: DoubtFacts): boolean =>
    doubts.includes(doubt);

/** Why a photo cannot tell. Signs with the same reason are named together, so no sentence names its sign. */
export const DOUBT_REASONS: readonly Phrase<DoubtFacts>[] = [
  {
    when: 'small face',
    holds: is('too_small'),
    says: 'Your face is too small in this photo for fine detail.',
  },
  { when: 'blurred', holds: is('not_sharp'), says: 'This photo is not sharp enough for fine detail.' },
  {
    when: 'pores or grain look the same',
    holds: is('grain'),
    says: 'We can’t tell blemishes and spots from pores in this photo.',
  },
  { when: 'a smile', holds: is('smile'), says: 'Your smile makes lines of its own.' },
  {
    when: 'overexposed',
    holds: is('overexposed'),
    says: 'Part of your face is overexposed, so its color and shine are lost.',
  },
  {
    when: 'one side in shadow',
    holds: is('shadow'),
    says: 'Your {side} side is in shadow and looks different.',
  },
  { when: 'glasses', holds: is('glasses'), says: 'Your glasses cover the skin under your eyes.' },
  {
    when: 'reflections: tone',
    holds: ({ sign, doubt }) => doubt === 'reflection' && sign === 'tone_evenness',
    says: 'Reflections hide how even your tone is.',
  },
  {
    when: 'reflections: circles',
    holds: ({ sign, doubt }) => doubt === 'reflection' && sign === 'dark_circles',
    says: 'Reflections hide the skin under your eyes.',
  },
  {
    when: 'reflections: shine',
    holds: is('reflection'),
    says: 'We can’t tell shine from other reflections in this photo.',
  },
  {
    when: 'coloured light',
    holds: is('coloured_light'),
    says: 'The light in this photo has a color of its own, which changes how shine looks.',
  },
  {
    when: 'covered: circles',
    holds: ({ sign, doubt }) => doubt === 'covered' && sign === 'dark_circles',
    says: 'We can’t see enough of the skin under your eyes.',
  },
  {
    when: 'covered',
    // Neither what covers it, which is not known, nor where: another sign may have been read there.
    holds: is('covered'),
    says: 'We can’t see enough of the skin that we need for this.',
  },
  { when: 'unsteady', holds: otherwise, says: 'Slight changes to this photo change this reading too much.' },
];

/** What lets the next photo tell. */
export const DOUBT_REMEDIES: readonly Phrase<DoubtFacts>[] = [
  { when: 'small face', holds: is('too_small'), says: 'A closer photo shows it.' },
  { when: 'blurred', holds: is('not_sharp'), says: 'A sharper photo shows it.' },
  { when: 'a smile', holds: is('smile'), says: 'With a relaxed face, we can look.' },
  { when: 'pores or grain', holds: is('grain'), says: 'More light makes the difference clearer.' },
  {
    when: 'overexposed or reflections',
    holds: is('overexposed', 'reflection'),
    says: 'Softer light helps.',
  },
  { when: 'coloured light', holds: is('coloured_light'), says: 'Daylight from a window helps.' },
  { when: 'shadow', holds: is('shadow'), says: 'Light from the front helps.' },
  {
    when: 'covered: circles',
    holds: ({ sign, doubt }) => doubt === 'covered' && sign === 'dark_circles',
    says: 'With nothing over your eyes, we can look.',
  },
  { when: 'glasses', holds: is('glasses'), says: 'Without them, we can look there.' },
  {
    when: 'covered, in even light',
    holds: ({ doubt, isEvenlyLit }) => doubt === 'covered' && isEvenlyLit,
    says: 'With nothing over your face, we can look.',
  },
  {
    when: 'covered',
    holds: is('covered'),
    says: 'With nothing over your face and light from the front, we can look.',
  },
  {
    when: 'unsteady, in even light',
    holds: ({ isEvenlyLit }) => isEvenlyLit,
    says: 'Another photo may show it.',
  },
  {
    when: 'unsteady, in focus',
    holds: ({ isInFocus }) => isInFocus,
    says: 'Even light from the front makes it steadier.',
  },
  {
    when: 'unsteady',
    holds: otherwise,
    says: 'A still camera and even light from the front make it steadier.',
  },
];

/** The reason and the way, for a sign of a photo. Both null for a sign that it can tell. */
export function doubtWords(
  { sign, doubt }: Pick<SkinFacts['signs'][number], 'sign' | 'doubt'>,
  { darkerSide, isEvenlyLit, isInFocus }: Pick<SkinFacts, 'darkerSide' | 'isEvenlyLit' | 'isInFocus'>,
): Required<Pick<Measurement, 'cannot_tell_reason' | 'next_time'>> {
  if (doubt === null) return { cannot_tell_reason: null, next_time: null };
  const facts = { sign, doubt, isEvenlyLit, isInFocus };
  return {
    cannot_tell_reason: fill(phraseFor(DOUBT_REASONS, facts), { side: darkerSide ?? '' }),
    next_time: phraseFor(DOUBT_REMEDIES, facts),
  };
}
