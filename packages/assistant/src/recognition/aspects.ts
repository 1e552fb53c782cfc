import { plainText } from './plain-text.ts';

export const HOW_OFTEN = {
  asked: /\b(how often|how many times|how frequently|every ((second|other) )?(day|night)|daily)\b/,
  told: /\b(a week|every other|every (day|night|morning)|daily|once|twice|nightly|two hours|morning or at night)\b/i,
  name: 'how often',
} as const;

/** Aspects of something that was just explained, and the sentences that tell each. */
const ASPECTS = [
  HOW_OFTEN,
  {
    asked: /\b(side effects?|risks?|does it (irritate|sting|dry)|irritating)\b/,
    told: /\b(stings?|dries|irritat\w*|tingle|burns?|peel|flak\w*|bleach\w*|color out|allerg\w*|clog\w*)\b/i,
    name: 'about side effects',
  },
  {
    asked: /\b(how much|how strong|what strength|which strength|what percent\w*)\b/,
    told: /\d ?%|strength|\bpea\b|thin layer|fingers|drops/i,
    name: 'how much',
  },
  {
    asked:
      /^(?:and |so |but |ok |okay )*(when|(?:at )?what time)\b|\b(morning or night|day or night|morning or evening)\b/,
    told: /\b(morning|night|evening)s?\b|\bby day\b/i,
    name: 'when',
  },
  {
    asked: /\b(for whom|who is (it|this|that) for|which skin|for what skin|who should use)\b/,
    told: /\b(oily|sensitive|most|every|young|darker|older) (skin|people)\b|\bskin (takes|types?)\b/i,
    name: 'for whom',
  },
  {
    asked: /\b(how long)\b/,
    told: /\b(?:for|within|after|over|in|until)\b[^.]*\b(?:weeks?|months?|days?)\b|\d (?:weeks|months|days)\b|\bmonths\b|\b(?:a few|within a) minutes?\b/i,
    name: 'how long',
  },
  {
    asked: /\b(?:safe|dangerous|bad|harmful|ok|okay) (?:for|to) (?:my |the )?eyes?\b/,
    told: /\beyes?\b/i,
    name: 'about the eyes',
  },
  {
    asked: /^(?:(?:and|so|but|then) )*should i (?:help|stop|pause)(?: (?:it|that|using it))?$/,
    told: /\b(?:stop|pause|leave out|rest)\b/i,
    name: 'whether to stop',
  },
  {
    asked: /\b(go(es)? away|disappear|fade|come back|permanent|for ever|forever)\b/,
    told: /\bfades?\b|\bby themselves\b|\bcomes? back\b|\b(does|do) not change\b/i,
    name: 'whether it goes away',
  },
] as const;

/** A question about one aspect has few other words. */
const MOST_WORDS = 8;

export type Aspect = (typeof ASPECTS)[number];

/** The aspect that a short question asks about. */
export function findAspect(text: string): Aspect | undefined {
  const plain = plainText(text);
  return plain.split(' ').filter((word) => word !== '.').length > MOST_WORDS
    ? undefined
    : ASPECTS.find(({ asked }) => asked.test(plain));
}
