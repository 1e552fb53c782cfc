import { Matchers } from './pact.ts';

// In any order. Pact holds the one rule against each cookie of an answer, and against the whole text of it.
const ATTRIBUTES = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=(Lax|Strict)'];

/** The answer begins a session. */
export const BEGINS_SESSION = cookies('__Host-session=[^;]+');

/** The answer signs somebody in: a session, and what tells this browser from a stranger's later. */
export const SIGNS_IN = cookies('__Host-(session|device)=[^;]+');

/** The answer ends the session. */
export const ENDS_SESSION = cookies('__Host-session=', ['Max-Age=0'], '__Host-session=');

function cookies(value: string, more: readonly string[] = [], example = '__Host-session=example') {
  const attributes = [...ATTRIBUTES, ...more];
  const demands = attributes.map((attribute) => `(?=.*; ${attribute}(;|$))`).join('');
  const text = [example, ...more, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'].join('; ');
  return { 'Set-Cookie': Matchers.regex(`^${demands}${value};.*$`, text) };
}
