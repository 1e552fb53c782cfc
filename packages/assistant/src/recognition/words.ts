import { stemmer } from 'stemmer';
import { slotOf } from './slots.ts';

/** Words that change nothing about what is asked. */
const FILLERS: ReadonlySet<string> = new Set(
  `a an the um uh oh ok okay so well like just really very quite actually basically honestly literally lately
   currently recently today now hi hello hey dear please thanks thank sorry maybe perhaps kind sort bit lot some
   any also too then there here that this these those it its be been being am is are was were do does did doing
   done have has had having would could should might may must shall will can cant dont didnt doesnt isnt wont id
   ill im ive youre youve thats of to in on at for from by as into onto about and or but if than because while
   i me we us he she they them you your yours his her hers their our tell know think feel want need wanna gonna
   get got getting give help question asking ask wondering wonder curious explain show let lets see guess
   guys anyone somebody someone anybody everyone exactly again still ever already always usually sometimes`
    .trim()
    .split(/\s+/),
);

/** A word of a question, ready for looking up. */
export interface Word {
  /** The corrected spelling. */
  text: string;
  stem: string;
  /** The kind of thing that it names, for example `{sign}`. */
  slot: string | null;
  isFiller: boolean;
}

export function wordOf(text: string): Word {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  // The words that people write are unlimited, so the cache has a limit.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const word = readWord(text);
  remembered.set(text, word);
  return word;
}

const remembered = new Map<string, Word>();
const MOST_REMEMBERED = 10_000;

function readWord(text: string): Word {
  const isSlot = text.startsWith('{');
  return {
    text,
    stem: isSlot ? text : stemmer(text),
    slot: isSlot ? text : slotOf(text),
    isFiller: FILLERS.has(text),
  };
}
