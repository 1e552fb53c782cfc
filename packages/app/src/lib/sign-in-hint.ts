/**
 * A cookie that exists while somebody is signed in, with another value after each sign-in. Scripts cannot
 * read that of the session. Undefined for a visitor, and outside a browser.
 */
export function signInHint(): string | undefined {
  return /(?:^|; )(?:__Host-)?signed-in=([^;]+)/.exec(globalThis.document?.cookie ?? '')?.[1];
}

/** Whether a browser says that nobody is signed in. */
export function isVisitor(): boolean {
  return globalThis.document !== undefined && signInHint() === undefined;
}
