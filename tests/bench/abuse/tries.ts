import type { Check } from './check.ts';
import type { Answer } from './client.ts';
import type { Member } from './members.ts';
import type { Stage } from './stage.ts';

/** The outcome of a response: refused in our words, accepted, or something that must not happen. */
function outcomeOf({ status, detail }: Answer): string {
  if (status >= 500) return `server error ${status}`;
  if (status >= 400) return detail ? 'refused' : `${status} without detail`;
  return 'taken';
}

/** A named attack, sent as a member. */
export type Try = [name: string, send: (member: Member, stage: Stage) => Promise<Answer>];

/** Checks that all of these are refused in our words. `weak` matches harmless outcomes. */
export function refused(tries: readonly Try[], weak?: RegExp): Check[] {
  return tries.map(([name, send]) => ({
    name: `${name} is refused`,
    expected: 'refused',
    ...(weak && { weak }),
    see: async (stage) => outcomeOf(await send(await stage.bystander(), stage)),
  }));
}

/** Sends a GET request for a path. */
export function getting(path: string): Try[1] {
  return (member) => member.get(path);
}
