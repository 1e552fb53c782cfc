interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a login without a requested address leads. */
const USUAL = '/upload';

/** The history state of a login that leads back to `place`. */
export function comeBackTo({ pathname, search, hash }: Place): { next: string } {
  return { next: pathname + search + hash };
}

/**
 * Where a login leads, from its history state. Only an address of this site is taken: one slash, and no
 * second slash or backslash, which browsers read as the beginning of another host.
 */
export function afterLogin(state: unknown): string {
  const next = (state as { next?: unknown } | null)?.next;
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : USUAL;
}
