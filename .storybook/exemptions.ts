/**
 * The checks that a story may be exempt from, each with a sentence that gives the reason. Colours and names
 * have no exemption.
 */
export interface Exemptions {
  /** The story deliberately shows something wider than the narrowest phone. */
  sidewaysScroll?: string;
  /** The story deliberately shows a control that is smaller than the smallest target. */
  targetSize?: string;
}

const KINDS = ['sidewaysScroll', 'targetSize'];

/** Characters. A shorter text cannot be a reason. */
const SHORTEST_REASON = 20;

/** Reads `parameters.exempt`. Throws when an exemption is unknown or has no reason. */
export function readExemptions(exempt: unknown): Exemptions {
  const given = (exempt ?? {}) as Record<string, unknown>;
  for (const [kind, reason] of Object.entries(given)) {
    if (!KINDS.includes(kind)) throw new Error(`parameters.exempt knows ${KINDS.join(', ')}, not ${kind}.`);
    if (typeof reason !== 'string' || reason.length < SHORTEST_REASON)
      throw new Error(`parameters.exempt.${kind} needs a written reason.`);
  }
  return given;
}
