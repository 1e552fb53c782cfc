// What registration needs from what stands around the modules.

/** Counts what happens to one address; throws a 429 that says when to come back. */
export type SpendForAddress = (kind: 'registration' | 'resend', address: string) => Promise<void>;
