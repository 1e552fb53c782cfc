import type { Scan } from '@daylit/contract';
import { type Answer, faultsOfAnswer } from '../document/answer-faults.ts';
import { type Operation, OPERATIONS } from '../document/operations.ts';

/** One real response, checked against openapi.yaml. */
export interface CheckedAnswer {
  /** The call, for example `GET /api/me (member)`. */
  call: string;
  status: number;
  /** What the document does not allow, one sentence each. */
  faults: string[];
  /** Whether nothing seems to be at this address yet: a 404 in no way that the document knows. */
  isUnbuilt: boolean;
}

interface Person {
  name: string;
  cookie?: string;
}

/** Values of path parameters. The member's own values are filled in on the way. */
type Known = Record<string, string>;

const NOBODY: Person = { name: 'nobody' };

/**
 * Makes every call that changes nothing, with and without a session, and checks each response against
 * openapi.yaml. Registers a new address when no session is given; the provider forgets that registration,
 * because the address is never verified. Throws when the provider is not reachable.
 */
export async function checkAnswers(url: string, session?: string): Promise<CheckedAnswer[]> {
  const checked: CheckedAnswer[] = [];
  const known: Known = { id: '1', filename: `${'0'.repeat(32)}.webp`, token: 'unknown', priceId: 'unknown' };

  async function ask(operation: Operation, person: Person, body?: FormData): Promise<Answer> {
    const path = pathOf(operation, known);
    const answer = await send(url + path, operation.method, person, body);
    const call = `${operation.method} ${path} (${person.name})`;
    const faults = faultsOfAnswer(operation, answer);
    const { status } = answer;
    checked.push({ call, status, faults, isUnbuilt: status === 404 && faults.length > 0 });
    if (operation.id === 'listScans' && answer.status === 200 && faults.length === 0) learn(known, answer);
    return answer;
  }

  async function register(): Promise<Person> {
    const email = `contract-check-${Date.now()}@example.org`;
    const fields = { email, username: 'contract check', password: 'seven green kettles' };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { headers } = await ask(operationCalled('register'), NOBODY, form);
    const cookie = headers['set-cookie']?.find((line) => /^(__Host-)?session=/.test(line));
    return { name: 'pending', ...(cookie && { cookie: cookie.split(';', 1)[0] ?? '' }) };
  }

  const somebody = session ? { name: 'member', cookie: cookiesOf(session) } : await register();
  for (const operation of OPERATIONS.filter(
    ({ method, tags }) => method === 'GET' && !tags.includes('operators'),
  )) {
    await ask(operation, somebody);
    await ask(operation, NOBODY);
  }
  return checked;
}

/** The cookie as it is over https, and as it is over http: a provider reads one of them. */
function cookiesOf(session: string): string {
  return `__Host-session=${session}; session=${session}`;
}

// Later calls use what earlier ones returned: in the document the list of scans comes before a single scan.
function learn(known: Known, { body }: Answer): void {
  const [newest] = JSON.parse(body.toString()) as Pick<Scan, 'id' | 'thumbnail_filename'>[];
  if (newest) known['id'] = String(newest.id);
  if (newest?.thumbnail_filename) known['filename'] = newest.thumbnail_filename;
}

function operationCalled(id: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`);
  return operation;
}

function pathOf({ path, parameters }: Operation, known: Known): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => known[name] ?? '');
  const query = new URLSearchParams();
  for (const { name, required, in: place } of parameters)
    if (place === 'query' && required) query.set(name, known[name] ?? '');
  return query.size > 0 ? `${filled}?${query}` : filled;
}

async function send(url: string, method: string, { cookie }: Person, body?: FormData): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'x-requested-with': 'daylit', ...(cookie && { cookie }) },
    ...(body && { body }),
  });
  const cookies = response.headers.getSetCookie();
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(await response.arrayBuffer()),
  };
}
