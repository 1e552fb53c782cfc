/** For each component: what to do, and what not to do. */
export type Guidance = Record<string, readonly [say: string, not: string]>;
