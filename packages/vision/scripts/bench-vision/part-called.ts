import type { ReferencePart } from '../../phantom/index.ts';

/** A part of the reference set by its name, as it is typed. Throws for any other word. */
export function partCalled(name: string): ReferencePart {
  if (name === 'held_out' || name === 'development') return name;
  throw new Error(`There is no part ${name}: it is held_out or development.`);
}
