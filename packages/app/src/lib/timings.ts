// The specification's own numbers, in milliseconds and counts, each named once; one that is ours says so.

/** Between two questions for the newest check-in. */
export const LATEST_POLL = 1000;

/** Between two questions for new events of a scan. */
export const EVENTS_POLL = 1000;

/** Empty answers in a row after which the page asks whether a newer scan exists. */
export const EMPTY_POLLS = 3;

/** Between two questions of the analysing page. */
export const ANALYSING_POLL = 4000;

/** Between two messages of the analysing page. */
export const ANALYSING_MESSAGE = 10_000;

/** Between two looks whether the address was verified elsewhere. Ours. */
export const VERIFICATION_POLL = 5000;

/** From a verified address, or a subscription, to the native app. */
export const NATIVE_APP_DELAY = 1500;

/** From a verified address to the next step. */
export const VERIFIED_REDIRECT = 3000;

/** From the native app's turn after a subscription to the home page. */
export const SUBSCRIBED_REDIRECT = 3000;

/** How often, and how far apart, a new session is asked for after a login. */
export const SESSION_TRIES = 10;
export const SESSION_RETRY = 200;
