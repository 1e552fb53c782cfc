import { createClient } from '../client.ts';
import type { Member } from '../members.ts';
import type { Stage } from '../stage.ts';

/** The addresses of two processes that share a database. */
export async function pairUrls(stage: Stage): Promise<[string, string]> {
  const [first, second] = (await stage.pair()).servers;
  return [first?.url ?? '', second?.url ?? ''];
}

/** The same member at two processes. */
export function both(member: Member, urls: readonly string[]) {
  return urls.map((url) => {
    const client = createClient(url);
    for (const [name, value] of member.cookies) client.cookies.set(name, value);
    return client;
  });
}

/** Groups the responses of a race that only one caller may win: refusals together, server errors apart. */
export function outcome(status: number): string {
  return status === 200 || status === 202 ? 'won' : status === 500 ? 'server error' : 'turned away';
}
