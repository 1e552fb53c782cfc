import { Matchers } from './pact.ts';

// In any order. Pact applies one rule to each cookie of a response, and to the whole header.
const ATTRIBUTES = ['Path=/', 'Secure', 'SameSite=(Lax|Strict)'];

/** Only this one may be read by scripts. It says that there is a session, and nothing about it. */
const HINT = '__Host-signed-in=[^;]*';

/** The response starts a session. */
export const BEGINS_SESSION = cookies('__Host-session=[^;]+');

/** The response signs in: it sets a session, and a device cookie that identifies this browser later. */
export const SIGNS_IN = cookies('__Host-(session|device)=[^;]+');

/** The response ends the session. */
export const ENDS_SESSION = cookies('__Host-session=', ['Max-Age=0'], '__Host-session=');

function cookies(value: string, more: readonly string[] = [], example = '__Host-session=example') {
  const attributes = [...ATTRIBUTES, ...more];
  const demands = attributes.map(demand).join('');
  const text = [example, ...more, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'].join('; ');
  return { 'Set-Cookie': Matchers.regex(`^${demands}(${HINT}|${demand('HttpOnly')}${value});.*$`, text) };
}

function demand(attribute: string): string {
  return `(?=.*; ${attribute}(;|$))`;
}
