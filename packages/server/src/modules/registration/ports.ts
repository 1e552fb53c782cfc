// What registration needs from outside of the modules.

/** Counts events of one address; throws a 429 that says how long to wait. */
export type SpendForAddress = (kind: 'registration' | 'resend', address: string) => Promise<void>;
