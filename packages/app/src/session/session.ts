import type { User } from '@daylit/contract';

/** Who is here. `unknown` until the first answer of the current-user call. */
export type Session = { status: 'unknown' } | { status: 'signed_out' } | { status: 'signed_in'; user: User };
