// Intervals in milliseconds, and counts. They come from the specification unless marked as ours.

/** Between two polls for the newest scan. */
export const LATEST_POLL = 1000;

/** Polls without a newer scan after which the page says that there is none. Ours. */
export const LATE_POLLS = 10;

/** Between two polls for new events of a scan, after one that found none. */
export const EVENTS_POLL = 1000;

/** For how many seconds the server holds its answer while there are none. Ours. */
export const EVENTS_WAIT = 3;

/** From the end of a scan, how long the answer to its question is awaited. Ours. */
export const REPLY_WAIT = 60_000;

/**
 * Empty answers in a row after which the page checks for a newer scan. One that was held counts as its
 * seconds.
 */
export const EMPTY_POLLS = 3;

/** Between two polls of the analysing page. */
export const ANALYSING_POLL = 4000;

/** Between two messages of the analysing page. */
export const ANALYSING_MESSAGE = 10_000;

/** Between two polls whether the address was verified elsewhere. Ours. */
export const VERIFICATION_POLL = 5000;

/** Between two polls for the progress of an export. Ours. */
export const EXPORT_POLL = 1000;

/** From a verified address, or a subscription, to opening the native app. */
export const NATIVE_APP_DELAY = 1500;

/** From a verified address to the next step of registration. */
export const VERIFIED_REDIRECT = 3000;

/** From a new password to the login. */
export const RESET_REDIRECT = 2000;

/** From opening the native app after a subscription to the home page. */
export const SUBSCRIBED_REDIRECT = 3000;

/** Attempts to read a new session after a login, and milliseconds between them. */
export const SESSION_TRIES = 10;
export const SESSION_RETRY = 200;

/** Scans on one page of the timeline. */
export const TIMELINE_PAGE = 10;

/** From the deletion of a scan until it can no longer be undone. Ours. */
export const DELETION_UNDO = 10_000;

/** Between two refreshes of the timeline while a scan runs. */
export const TIMELINE_REFRESH = 3000;

/** Messages on one page of the chat's history. */
export const CHAT_PAGE = 25;

/** Messages of the conversation that are sent along with a new one. */
export const CHAT_CONTEXT = 4;

/** The pause in typing after which a pasted ingredient list is read. Ours. */
export const LIST_PAUSE = 600;

/** Characters from which a pasted ingredient list is read. Ours. */
export const SHORTEST_LIST = 4;
