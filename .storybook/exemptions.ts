/** What a story may be excused from, each with the reason in a sentence. Colours and names have no excuse. */
export interface Exemptions {
  /** The story shows something wider than the narrowest phone on purpose. */
  sidewaysScroll?: string;
  /** The story shows a control that is smaller than a finger on purpose. */
  targetSize?: string;
}

const KINDS = ['sidewaysScroll', 'targetSize'];

/** Shorter than this is no reason. */
const SHORTEST_REASON = 20;

/** Reads `parameters.exempt`. Throws when an excuse is unknown or comes without a reason. */
export function readExemptions(exempt: unknown): Exemptions {
  const given = (exempt ?? {}) as Record<string, unknown>;
  for (const [kind, reason] of Object.entries(given)) {
    if (!KINDS.includes(kind)) throw new Error(`parameters.exempt knows ${KINDS.join(', ')}, not ${kind}.`);
    if (typeof reason !== 'string' || reason.length < SHORTEST_REASON)
      throw new Error(`parameters.exempt.${kind} needs a written reason.`);
  }
  return given;
}
