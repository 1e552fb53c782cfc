// What registration needs from outside the modules.

/** Counts what a registration asks for; throws a 429 that says how long to wait. */
export type SpendOwn = (kind: 'resend_again', registration: string) => Promise<void>;

/** Counts a mail to an address. False once it got enough, which no caller may see. */
export type MayMail = (kind: 'registration' | 'resend', address: string) => Promise<boolean>;
