import type { RecognizedLabel } from '@daylit/contract';
import { labelOf } from '../../catalogue/ports.ts';
import type { PlacedByMember } from '../ports.ts';

/** The most that openapi.yaml allows. */
const MAX_NAME = 200;
const MAX_CLASSES = 10;

/** What was recognized in the pasted list of a product; undefined without a list. */
export function recognizeLabel({
  product: { label },
  ingredientText,
}: PlacedByMember): RecognizedLabel | undefined {
  if (ingredientText === null) return undefined;
  const known = label.ingredients.filter(({ isKnown }) => isKnown);
  const unknown = label.ingredients.filter(({ isKnown }) => !isKnown);
  return {
    is_readable: label.status !== 'missing',
    recognized: known.map(({ name, classes }) => ({
      name: name.slice(0, MAX_NAME),
      classes: classes.slice(0, MAX_CLASSES).map(labelOf),
    })),
    unknown: unknown.map(({ name }) => name.slice(0, MAX_NAME)),
  };
}
