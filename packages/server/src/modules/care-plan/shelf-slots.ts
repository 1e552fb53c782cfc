import type { ShelfSlot } from '../catalogue/ports.ts';
import { BASICS } from './basics.ts';
import { CONCERNS } from './concerns.ts';

/** All requests that a care plan may make to the catalogue, each slot once. */
export const SHELF_SLOTS: readonly ShelfSlot[] = distinct([
  ...Object.values(BASICS)
    .flat()
    .flatMap((slot) => {
      if (!('needs' in slot)) return [];
      const classes = slot.needs.length === 0 ? (['no_active'] as const) : slot.needs;
      return classes.map((key) => ({ step: slot.step, class: key }));
    }),
  ...CONCERNS.flatMap(({ choices }) => choices.map((choice) => ({ step: choice.step, class: choice.class }))),
]);

/** The sunscreen offered to a routine without one. */
export const SUNSCREEN_SLOTS: readonly ShelfSlot[] = SHELF_SLOTS.filter(({ step }) => step === 'sunscreen');

function distinct(slots: readonly ShelfSlot[]): ShelfSlot[] {
  return [...new Map(slots.map((slot) => [`${slot.step} ${slot.class}`, slot])).values()];
}
