import type { Sign } from '@daylit/contract';
import { SIGN_VALUES } from '@daylit/contract';
import type { Saying } from './sayings.ts';
import { DENIED_BY, isAbout, SPEAKS_OF } from './topics.ts';

type Is = (saying: Saying) => boolean;

/** Two sentences that no report may hold together. */
export interface Rule {
  /** What they would deny. */
  about: string;
  one: Is;
  other: Is;
  /** What else has to hold between the two. */
  where?: (one: Saying, other: Saying) => boolean;
}

const says =
  (words: RegExp, ...parts: Saying['part'][]): Is =>
  ({ part, text }) =>
    (parts.length === 0 || parts.includes(part)) && words.test(text);

/** What a sentence says over time is not about this photo alone. */
const OVER_TIME = /than last time|since/;

const isPraise: Is = ({ part, text }) => part === 'positive' && !OVER_TIME.test(text);
const isConcern: Is = ({ part }) => part === 'concern';

/** A sign that both sentences name. */
function sharedSign(one: Saying, other: Saying): Sign | undefined {
  return SIGN_VALUES.find((sign) => SPEAKS_OF[sign].test(one.text) && SPEAKS_OF[sign].test(other.text));
}

const speakOfTheSame = (one: Saying, other: Saying): boolean => sharedSign(one, other) !== undefined;

/** An amount of something cannot be calm: only what is less may be beside what is more. */
const LESS = /\bless\b|calmer|smoother|softer|lighter|more even/i;
const MORE = /more visible/i;

/**
 * What no two sentences of a report, or of a report and its plan, may say of each other. A contradiction that
 * somebody finds becomes a rule here.
 */
export const RULES: readonly Rule[] = [
  {
    about: 'even light, and a shadow or light from one side',
    one: says(/even light/i, 'photo'),
    other: ({ part, text }) => part !== 'photo' && /shadow|from the (side|front)|even light/i.test(text),
  },
  {
    about: 'this light again, and another light',
    one: says(/in this light/, 'advice'),
    other: ({ text }) =>
      /softer light|more light|too little light|daylight|window|direct sun|overexposed|from the (side|front)/i.test(
        text,
      ),
  },
  {
    about: 'this distance again, and another distance',
    one: says(/at this distance/, 'advice'),
    other: says(/closer|too small/),
  },
  {
    about: 'a head held straight, and one to be held straighter',
    one: says(/straight/, 'photo'),
    other: ({ part, text }) => part !== 'photo' && /look straight|is turned|is tipped/.test(text),
  },
  {
    about: 'a sharp photo, and a blurred one',
    one: says(/in focus|\bsharp\b/i, 'photo'),
    other: ({ part, text }) => part !== 'photo' && /not sharp|sharper photo|still camera|focused/.test(text),
  },
  {
    about: 'skin in clear view, and skin that is covered',
    one: ({ text }) => /clear view/i.test(text),
    other: says(/cover|lies over/, 'doubt'),
  },
  {
    about: 'a place that was read, and one that is covered',
    one: ({ part }) => ['positive', 'texture', 'tone', 'concern'].includes(part),
    other: says(/cover|lies over/, 'doubt'),
    where: (one, other) =>
      one.sign !== other.sign && !/cover/.test(one.text) && /your/.test(one.text) && sharesAPart(one, other),
  },
  {
    about: 'a photo that is good enough, and one that tells nothing',
    one: says(/usable|good enough|sharp enough/i, 'photo', 'positive'),
    other: says(/tells us nothing/, 'statement'),
  },
  {
    about: 'nothing that stands out, and something that does',
    one: says(/nothing stands out|your skin looks calm/i, 'statement'),
    other: ({ part, text }) =>
      part === 'concern' || (part === 'type' && /\bshines?\b/.test(text) && !/a little/.test(text)),
  },
  {
    about: 'a spot that stands out, and none that does',
    one: says(/spots? stands? out/, 'statement'),
    other: says(/No (blemishes|dark spots) stand out/, 'positive'),
  },
  {
    about: 'a spot that stands out, and praise of skin without any there',
    one: says(/spots? stands? out/, 'statement'),
    other: says(/\b(smooth|even)\b/, 'positive'),
    where: (one, other) => sharesAPart({ ...one, text: one.text.replace(/^.*\. /, '') }, other),
  },
  {
    about: 'a place that is praised, and a concern there',
    one: isPraise,
    other: isConcern,
    where: ({ text }, { sign, places = [] }) =>
      sign !== undefined && DENIED_BY[sign].test(text) && isAbout(text, places),
  },
  {
    about: 'praise of what the photo cannot tell',
    one: ({ part }) => part === 'positive',
    other: ({ part }) => part === 'doubt',
    where: ({ text }, { sign }) => sign !== undefined && SPEAKS_OF[sign].test(text),
  },
  {
    about: 'smooth skin, and marks on it',
    one: says(/looks? smooth/, 'texture'),
    other: ({ part, sign }) =>
      part === 'concern' && (sign === 'texture' || sign === 'lines' || sign === 'blemishes'),
  },
  {
    about: 'an even tone, and what makes it uneven',
    one: says(/^[^,]*\beven\b[^,]*$/i, 'tone'),
    other: ({ part, sign }) =>
      part === 'concern' && sign !== 'lines' && sign !== 'texture' && sign !== 'shine',
  },
  {
    about: 'matte skin, and skin that shines',
    one: says(/\bmatte\b/, 'positive', 'type'),
    other: ({ part, text, sign }) =>
      (part === 'type' && /\bshin(e|es)\b/.test(text)) || (part === 'concern' && sign === 'shine'),
    where: ({ text }, { places = [] }) => isAbout(text, places),
  },
  {
    about: 'dull skin, and skin that shines',
    one: says(/dull/, 'hydration'),
    other: says(/\bshin(e|es)\b|nor dry/, 'type'),
  },
  {
    about: 'little shine, and shine that stands out',
    one: says(/only a little|neither shiny/, 'type'),
    other: ({ part, sign }) => part === 'concern' && sign === 'shine',
  },
  {
    about: 'a rough place, and no roughness',
    one: says(/\brough\b/, 'type'),
    other: says(/hardly show/, 'texture'),
  },
  {
    about: 'sides that are compared, and sides that are not',
    one: says(/don’t compare sides/),
    other: says(/more on your (left|right)|darker under your (left|right)/),
  },
  {
    about: 'a sign that shows less, and shows more',
    one: ({ part, text }) =>
      (part === 'positive' || part === 'progress') && LESS.test(text) && !MORE.test(text),
    other: says(MORE, 'progress'),
    where: (one, other) =>
      !/;|since/.test(other.text) && !/since/.test(one.text) && speakOfTheSame(one, other),
  },
  {
    about: 'steady, and changed',
    one: says(/steady|about the same as last time/i, 'positive', 'progress'),
    other: ({ part, text }) =>
      (part === 'positive' || part === 'progress') && /(visible|calmer|less .*) (than|since)/.test(text),
    where: (one, other) => !/steady/.test(one.text) || speakOfTheSame(one, other),
  },
  {
    about: 'photos that cannot be compared, and a comparison',
    one: says(/can’t compare this photo/, 'progress'),
    other: says(/than last time|than before|since last time/, 'positive', 'progress'),
  },
  {
    about: 'a sign that cannot be judged, and a word about it',
    one: says(/can’t judge/, 'progress'),
    other: ({ part }) => part === 'positive' || part === 'concern',
    where: (one, other) =>
      other.sign === undefined ? speakOfTheSame(one, other) : SPEAKS_OF[other.sign].test(one.text),
  },
  {
    about: 'a new product now, and none for two weeks',
    one: says(/Use only these for two weeks/, 'note'),
    other: says(/evidence that .* helps/, 'note'),
  },
  {
    about: 'a night of rest, and something strong tonight',
    one: says(/rests? tonight|let your skin rest/i, 'note', 'step'),
    other: says(/^(Serum|Exfoliant|Mask)\b/, 'tonight'),
  },
  {
    about: 'nothing that calls for a serum, and a serum for something',
    one: says(/Nothing in your answers or your photo calls for a serum/, 'no_step'),
    other: says(/^Serum for/, 'tonight'),
  },
  {
    about: 'a plan for what the report says is not there',
    one: isPraise,
    other: says(/^Good evidence|^Fair evidence|^Limited evidence/, 'note'),
    where: ({ text }, note) =>
      !isPartial(text) &&
      SIGN_VALUES.some((sign) => DENIED_BY[sign].test(text) && SPEAKS_OF[sign].test(note.text)),
  },
];

/** Praise of one place says nothing about the others. */
function isPartial(text: string): boolean {
  return /\byour\b/i.test(text);
}

function sharesAPart(one: Saying, other: Saying): boolean {
  return PLACE_WORDS.some((words) => words.test(one.text) && words.test(other.text));
}

const PLACE_WORDS = [/forehead/i, /\bnose\b/i, /cheeks?\b/i, /\bchin\b/i, /\beyes?\b/i];
