import type { FeaturesOf } from '../src/recognition/features.ts';
import { FLAG } from '../src/recognition/ranking.ts';
import type { Word } from '../src/recognition/words.ts';

/** A text with its label. */
export type Example = readonly [label: string, words: readonly Word[]];

/** The features of all examples. */
export interface Indexed {
  /** Those that enough examples have, in order. */
  features: Int32Array;
  /** The number of examples that have each feature. */
  counts: Uint32Array;
  /** The places of the features of each example. */
  rows: readonly Uint32Array[];
}

/**
 * Features of fewer examples are left out. Red flags keep rarer ones, because to miss a red flag is worse
 * than to miss a topic, and some are in other languages.
 */
interface Fewest {
  elsewhere: number;
  inRedFlags: number;
}

/** Slots of the table of all features. Three quarters of them may be taken. */
const SLOT_BITS = 20;
const SLOTS = 2 ** SLOT_BITS;

/**
 * Indexes millions of features in a hash table with open addressing, which takes a third of the time of a
 * `Map`.
 */
export function indexFeatures(examples: readonly Example[], featuresOf: FeaturesOf, fewest: Fewest): Indexed {
  const [keys, times] = [new Int32Array(SLOTS), new Uint32Array(SLOTS)];
  // The number of examples that each feature needs.
  const needs = new Uint8Array(SLOTS).fill(fewest.elsewhere);
  const slotOf = (feature: number): number => {
    let slot = Math.imul(feature, 0x9e3779b1) >>> (32 - SLOT_BITS);
    while (keys[slot] !== feature && times[slot] !== 0) slot = (slot + 1) % SLOTS;
    return slot;
  };
  let taken = 0;
  const rows: Uint32Array[] = examples.map(([label, words]) => {
    const own = featuresOf(words);
    const isFlag = label.startsWith(FLAG);
    const slots = new Uint32Array(own.size);
    let end = 0;
    for (const feature of own) {
      const slot = slotOf(feature);
      if (times[slot] === 0 && ++taken > 0.75 * SLOTS) throw new Error('There are too many features.');
      keys[slot] = feature;
      times[slot] = (times[slot] ?? 0) + 1;
      if (isFlag) needs[slot] = fewest.inRedFlags;
      slots[end++] = slot;
    }
    return slots;
  });
  const isKept = (slot: number): boolean => (times[slot] ?? 0) >= (needs[slot] ?? 0);
  const features = keys.filter((_, slot) => isKept(slot)).sort();
  const counts = Uint32Array.from(features, (feature) => times[slotOf(feature)] ?? 0);
  const places = new Uint32Array(SLOTS);
  for (let i = 0; i < features.length; i++) places[slotOf(features[i] ?? 0)] = i;
  for (const [i, slots] of rows.entries()) rows[i] = placesIn(slots);
  return { features, counts, rows };

  function placesIn(slots: Uint32Array): Uint32Array {
    let end = 0;
    for (const slot of slots) if (isKept(slot)) slots[end++] = places[slot] ?? 0;
    return slots.slice(0, end);
  }
}
