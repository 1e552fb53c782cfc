import { FACE } from '../photos.ts';
import type { StateName } from '../states.ts';
import { cookies, field, header, list, status, text } from './wrong-answers.ts';
import type { Liar } from './verify.ts';

/** One way in which a provider can be wrong. */
interface Lie extends Liar {
  /** Ends the sentence "a provider that …". */
  lies: string;
  /** The interaction with the wrong answer. */
  about: { description: string; given: StateName };
}

const LIST = {
  description: 'a request for the first page of check-ins',
  given: 'a scan is finished',
} as const;
const SCAN = { description: 'a request for check-in 1', given: 'a scan is finished' } as const;
const EVENTS = {
  description: 'a request for all events of check-in 1',
  given: 'a scan is finished',
} as const;
const THUMBNAIL = { description: 'a request for its thumbnail', given: 'a scan is finished' } as const;
const ME = { description: 'the question who is signed in', given: 'a member is signed in' } as const;
const LOGIN = { description: 'a login', given: 'a member exists' } as const;
const LOGOUT = { description: 'a logout', given: 'a member is signed in' } as const;
const SCAN_LIMIT = 'the question whether one more scan is possible';

/** Common faults of backends. The pact or the document must catch each of them. */
export const LIES: readonly Lie[] = [
  { lies: 'has no scan of a member who has one', about: LIST, answer: list(() => []) },
  { lies: 'has no event of a finished scan', about: EVENTS, answer: list(() => []) },
  { lies: 'leaves the last event out', about: EVENTS, answer: list((events) => events.slice(0, -1)) },
  { lies: 'tells the events in another order', about: EVENTS, answer: list((events) => events.toReversed()) },
  { lies: "answers with somebody else's scan", about: SCAN, session: (states) => states.strangerSession() },
  {
    lies: "answers with somebody else's events",
    about: EVENTS,
    session: (states) => states.strangerSession(),
  },
  { lies: 'lists the scans of everybody', about: LIST, answer: list((scans) => [...scans, ...scans]) },
  {
    lies: 'finds the newest scan of everybody',
    about: { description: 'the question for the newest check-in', given: 'a scan is finished' },
    session: (states) => states.strangerSession(),
  },
  {
    lies: "hands out somebody else's thumbnail",
    about: { description: 'a request for a thumbnail that is not there', given: 'somebody else has scans' },
    session: (states) => states.strangerSession(),
  },
  {
    lies: 'answers 200 where nothing is',
    about: { description: 'a request for check-in 1', given: 'a member is signed in' },
    answer: status(200),
  },
  {
    lies: 'calls a scan complete that runs',
    about: { description: 'a request for check-in 1', given: 'a scan is running' },
    answer: field('status', 'complete'),
  },
  {
    lies: 'names a change of two photos that cannot be compared',
    about: { description: 'a request to compare check-in 2 with 1', given: 'two scans are finished' },
    answer: field('result', 'not_comparable'),
  },
  {
    lies: "shows somebody else's signs over time",
    about: { description: 'a request for every sign over time', given: 'two scans are finished' },
    session: (states) => states.strangerSession(),
  },
  { lies: 'writes a moment in its own way', about: SCAN, answer: field('created_at', '18/11/2026 08:30') },
  {
    lies: 'measures a severity of 50',
    about: EVENTS,
    answer: text(/"severity_score":1\.5/g, '"severity_score":50'),
  },
  { lies: 'hands out the hash of the password', about: ME, answer: field('password_hash', '$2b$10$abc') },
  {
    lies: 'lets scripts read the cookies',
    about: LOGIN,
    answer: cookies((cookie) => cookie.replace('; HttpOnly', '')),
  },
  {
    lies: 'sends the cookies without encryption',
    about: LOGIN,
    answer: cookies((cookie) => cookie.replace('; Secure', '')),
  },
  {
    lies: 'sends the cookies to other sites',
    about: LOGIN,
    answer: cookies((cookie) => cookie.replace('SameSite=Lax', 'SameSite=None')),
  },
  {
    lies: 'keeps the cookies to one path',
    about: LOGIN,
    answer: cookies((cookie) => cookie.replace('Path=/', 'Path=/api')),
  },
  {
    lies: 'names the cookies without the prefix',
    about: LOGIN,
    answer: cookies((cookie) => cookie.replace('__Host-', '')),
  },
  {
    lies: 'signs in without a session',
    about: LOGIN,
    answer: cookies((cookie) => (cookie.startsWith('__Host-session') ? null : cookie)),
  },
  { lies: 'signs out and keeps the cookie', about: LOGOUT, answer: cookies(() => null) },
  {
    lies: 'refuses a scan without the event to raise',
    about: { description: SCAN_LIMIT, given: 'a member used all scans of the month' },
    answer: header('x-trigger-event', undefined),
  },
  {
    lies: 'raises the event of another plan',
    about: { description: SCAN_LIMIT, given: 'a pro member used all scans of the month' },
    answer: header('x-trigger-event', 'upgradeNeeded'),
  },
  {
    lies: 'has nothing against one more scan',
    about: { description: SCAN_LIMIT, given: 'a member used all scans of the month' },
    answer: status(200),
  },
  {
    lies: 'answers 200 to a scan that only begins',
    about: { description: 'a photo of a face to scan', given: 'a member is signed in' },
    answer: status(200),
  },
  {
    lies: 'takes a consent for given that was never asked for',
    about: {
      description: 'a request for the consents',
      given: 'a member without photo consent is signed in',
    },
    answer: text(/"granted":false/g, '"granted":true'),
  },
  {
    lies: 'asks for the password without the event',
    about: {
      description: 'the start of a two-factor setup',
      given: 'a member who signed in an hour ago is signed in',
    },
    answer: header('x-trigger-event', undefined),
  },
  {
    lies: 'forgets that a login still needs its code',
    about: { description: 'a login that needs a code', given: 'a member with two-factor sign-in exists' },
    answer: field('requires_2fa', false),
  },
  {
    lies: 'leaves a backup code out',
    about: {
      description: 'a request for new backup codes',
      given: 'a member with two-factor sign-in is signed in',
    },
    answer: text(/"[^",]+"\]/, ']'),
  },
  {
    lies: 'says that a product in use is not',
    about: { description: 'a request for the product in use', given: 'a member uses a product' },
    answer: text(/"is_confirmed":true/g, '"is_confirmed":false'),
  },
  {
    lies: 'invents a crowd',
    about: { description: 'a request for recommendations', given: 'a member uses a product' },
    answer: text(/"trending":\[\]/, '"trending":[{}]'),
  },
  {
    lies: 'finds nothing to warn of in a routine that needs it',
    about: { description: 'a request to check the routine', given: 'a member uses a routine' },
    answer: field('warnings', []),
  },
  {
    lies: 'forgets what a member uses',
    about: { description: 'a request for the profile', given: 'a member uses a routine' },
    answer: text(/"night":\{.*?\}\}/, '"night":{}'),
  },
  {
    lies: 'hands out a message of the conversation that is hidden',
    about: { description: 'a request for the newest messages', given: 'a member has a conversation' },
    answer: list(([first, ...others]) => [first, { ...(first as object), show_in_chat: false }, ...others]),
  },
  {
    lies: 'leaves the scores out of the history',
    about: { description: 'a request for the history as a table', given: 'a pro member has a scan' },
    answer: text(/\r\n1,.*/s, '\r\n'),
  },
  {
    lies: 'leaves the evenings out of a calendar',
    about: {
      description: 'a request for the calendar at its address',
      given: 'a calendar subscribes to a routine',
    },
    answer: text(/Tonight: 1 step/, 'Tonight'),
  },
  {
    lies: 'says of a message that is shown that it is hidden',
    about: { description: 'a request for the newest messages', given: 'a member has a conversation' },
    answer: text(/"show_in_chat":true/, '"show_in_chat":false'),
  },
  {
    lies: 'ends a reply without saying what it stands on',
    about: {
      description: 'a message to the assistant, answered by a reply in words',
      given: 'a member is signed in',
    },
    answer: text(/,"answer":\{.*\}(?=\}\n\n$)/, ''),
  },
  { lies: 'sends JSON as text', about: ME, answer: header('content-type', 'text/plain') },
  {
    lies: 'sends a thumbnail of another type',
    about: THUMBNAIL,
    answer: (truth) => ({ ...truth, body: FACE.bytes }),
  },
];
