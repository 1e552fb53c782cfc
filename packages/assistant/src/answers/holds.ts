import type { Entry } from '../knowledge/entry.ts';
import type { LabelledProduct } from '../ports.ts';

type Named = Pick<NonNullable<Entry['ingredient']>, 'classes' | 'inci'>;
type Label = LabelledProduct['label'];

/**
 * Number of the first ingredient of a label that is the one named, -1 where none is. Its class tells that
 * only where the class is of one kind: not every humectant is glycerin.
 */
export const placeOn = ({ ingredients }: Label, { classes, inci }: Named): number =>
  ingredients.findIndex((one) =>
    inci ? inci.test(one.name.toUpperCase()) : one.classes.some((key) => classes.includes(key)),
  );

/** Whether a label holds the ingredient that is named. */
export const holds = (label: Label, named: Named): boolean =>
  placeOn(label, named) >= 0 || (!named.inci && label.contains.some((key) => named.classes.includes(key)));
