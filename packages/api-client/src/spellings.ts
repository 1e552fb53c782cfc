// Older servers and third-party catalogues spell some things differently. The rest of the product knows one spelling:
// the one of openapi.yaml, which is what these functions return.

const ONE_SPELLING: Readonly<Record<string, string>> = {
  imageurl: 'image_url',
  imageUrl: 'image_url',
  producturl: 'product_url',
  productUrl: 'product_url',
};

/** Below this a point in time is in seconds, from it on in milliseconds. */
const FIRST_MILLISECONDS = 1e12;

/** The same value with every product address under `image_url` and `product_url`, at any depth. */
export function withOneSpelling<Value>(value: Value): Value {
  return respell(value) as Value;
}

function respell(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respell);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [ONE_SPELLING[key] ?? key, respell(inner)] as const,
  );
  // An address under the right name wins over an alias, wherever the two stand.
  return { ...Object.fromEntries(entries), ...ownEntries(value) };
}

function ownEntries(value: object): Record<string, unknown> {
  const addresses = Object.entries(value).filter(([key]) => key === 'image_url' || key === 'product_url');
  return Object.fromEntries(addresses);
}

/** A point in time in seconds since 1970, from seconds or milliseconds. */
export function toSeconds(time: number): number {
  return time < FIRST_MILLISECONDS ? time : Math.floor(time / 1000);
}

/** The words of a progress summary that comes as text or as an object with an overall assessment. */
export function toSummaryText(summary: unknown): string {
  if (typeof summary === 'string') return summary;
  const isObject = typeof summary === 'object' && summary !== null;
  const text = isObject && 'overall_assessment' in summary ? summary.overall_assessment : '';
  return typeof text === 'string' ? text : '';
}
