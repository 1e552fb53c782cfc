import { setTimeout as wait } from 'node:timers/promises';
import { type Check, countEach, type Group } from '../check.ts';
import { createClient, sendPlain, SESSION } from '../client.ts';
import { form, type Member, newAddress, PASSWORD, photoForm } from '../members.ts';
import { openRaw, type RawConnection, readRawAnswer } from '../raw.ts';
import { operatorCookie, perStage, type Server, type Stage } from '../stage.ts';

/** The server's memory budget for uploads, bytes. A crowd that declares it all leaves no room for a photo. */
const BUDGET = 256 * 1024 * 1024;

/** Milliseconds by which a crowd comes before the member. */
const HEAD_START = 1_500;

/** Opens an upload and sends only its beginning. */
function beginUpload(
  { url, cookies }: Member,
  path = '/api/validate-photo',
  declared = 1_000_000,
): RawConnection {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${SESSION}=${cookies.get(SESSION)}\r\nX-Forwarded-For: 198.18.255.3\r\n`;
  return openRaw(
    url,
    `${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${declared}\r\n\r\n--b\r\n`,
  );
}

/** Checks whether a member can send a photo while others do something, then ends the others. */
async function whileOthers(
  stage: Stage,
  begin: (url: string) => Promise<RawConnection[]> | RawConnection[],
): Promise<string> {
  const [member, photo] = [await stage.member(), await stage.photo()];
  const others = await begin(member.url);
  try {
    // Lets the others come first.
    await wait(HEAD_START);
    const startedAt = performance.now();
    const { status } = await member.post('/api/validate-photo', photoForm(photo));
    return `${status} ${performance.now() - startedAt < 5_000 ? 'in time' : 'late'}`;
  } finally {
    for (const { socket } of others) socket.destroy();
  }
}

function many<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

async function statusesAfter(connections: readonly RawConnection[], ms: number): Promise<string> {
  await wait(ms);
  const seen = connections.map(({ received }) => readRawAnswer(received()).status || 'waiting');
  for (const { socket } of connections) socket.destroy();
  return countEach(seen);
}

/** Waits at most `ms` until the connection is closed, and says how it ended. */
async function ended({ socket, closed, isClosed, received }: RawConnection, ms: number): Promise<string> {
  await Promise.race([closed, wait(ms, undefined, { ref: false })]);
  const { status, body } = readRawAnswer(received());
  socket.destroy();
  if (!isClosed()) return 'still open';
  return `${status || 'no answer'}${body.includes('"detail"') ? ' with detail' : ''}`;
}

async function memoryOf(server: Server): Promise<number> {
  const { text } = await sendPlain(server.url, 'GET', '/metrics', {
    headers: { cookie: await operatorCookie(server) },
  });
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6;
}

/** 200 callers with 60 calls each, which is the limit of their 20 addresses in a minute. */
async function metricsCrowd(server: Server, block: number, reads: boolean): Promise<RawConnection[]> {
  const cookie = await operatorCookie(server);
  const requests = `GET /metrics HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`.repeat(60);
  const callers = many(200, (n) => {
    const caller = openRaw(server.url, '', `127.0.${block}.${1 + Math.floor(n / 10)}`);
    if (!reads) caller.socket.pause();
    caller.socket.write(requests);
    return caller;
  });
  await wait(3_000);
  return callers;
}

const uploads: Check[] = [
  {
    name: '200 silent uploads of one member do not shut out another one',
    expected: '200 in time',
    see: async (stage) => {
      const attacker = await stage.member();
      return whileOthers(stage, () =>
        many(200, () => beginUpload(attacker, '/api/scan-skin', Math.floor(BUDGET / 200))),
      );
    },
  },
  {
    name: 'One upload that declares 268 MB and sends nothing does not shut out another member',
    expected: '200 in time',
    see: async (stage) => {
      const attacker = await stage.member();
      return whileOthers(stage, () => [beginUpload(attacker, '/api/scan-skin', 268_435_000)]);
    },
  },
  {
    name: 'Two silent uploads of each of eight members do not shut out another one',
    expected: '200 in time',
    see: async (stage) => {
      const attackers = await Promise.all(many(8, () => stage.member()));
      return whileOthers(stage, () =>
        [...attackers, ...attackers].map((attacker) => beginUpload(attacker, '/api/scan-skin', BUDGET / 16)),
      );
    },
  },
  {
    name: 'A member has two uploads under way at most',
    expected: '429 ×4, waiting ×2',
    see: async (stage) => {
      const member = await stage.member();
      return statusesAfter(
        many(6, () => beginUpload(member)),
        1_500,
      );
    },
  },
  {
    name: 'After fifty uploads that broke off a member can send a photo',
    expected: '200 in time',
    see: async (stage) => {
      const member = await stage.member();
      for (let n = 0; n < 50; n++) beginUpload(member).socket.destroySoon();
      return whileOthers(stage, () => []);
    },
  },
];

const LOGIN =
  'POST /api/login HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.18.255.4\r\nContent-Type: multipart/form-data; boundary=b\r\n';

/** Requests that never end, started together because each takes long. */
const unended = perStage(async (stage) => {
  const { url } = await stage.product();
  return {
    'photo that stops coming': beginUpload(await stage.member()),
    'form that stops coming': openRaw(url, `${LOGIN}Content-Length: 500\r\n\r\n--b\r\n`),
    'head that stops coming': openRaw(url, 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: '),
  };
});

/** Node checks every 30 s for headers that take longer than a minute. */
const UNENDED = [
  ['photo that stops coming', 30],
  ['form that stops coming', 30],
  ['head that stops coming', 95],
] as const;

const ends = UNENDED.map(([what, seconds]): Check => ({
  name: `A ${what} is ended in our words within ${seconds} seconds`,
  expected: '408 with detail',
  see: async (stage) => ended((await unended(stage))[what], seconds * 1000),
}));

const slow: Check[] = [
  {
    name: '400 callers who never end their headers do not shut out a member',
    expected: '200 in time',
    see: (stage) =>
      whileOthers(stage, (url) => many(400, (n) => openRaw(url, `GET / HTTP/1.1\r\nHost: x\r\nX-${n}: `))),
  },
  {
    name: '400 connections that say nothing do not shut out a member',
    expected: '200 in time',
    see: (stage) => whileOthers(stage, (url) => many(400, () => openRaw(url))),
  },
];

const greedy: Check[] = [
  {
    name: '200 callers who never read their metrics cost less than 100 MB',
    expected: 'less than 100 MB',
    async see(stage) {
      const server = await stage.untouched();
      // First a crowd that reads its responses, so that the warm-up of a new process is not counted.
      for (const { socket } of await metricsCrowd(server, 5, true)) socket.destroy();
      const before = await memoryOf(server);
      const callers = await metricsCrowd(server, 4, false);
      const grown = (await memoryOf(server)) - before;
      for (const { socket } of callers) socket.destroy();
      return grown < 100 ? 'less than 100 MB' : `${grown.toFixed(0)} MB`;
    },
  },
  {
    name: 'A flood of one network is bounded, and another network is served',
    expected: 'at most 660 answered; 200',
    async see(stage) {
      const { url } = await stage.product();
      const flood = createClient(url);
      const answers = await Promise.all(many(900, () => flood.get('/api/transparency')));
      const served = answers.filter(({ status }) => status === 200).length;
      const { status } = await createClient(url).get('/api/transparency');
      return `${served <= 660 ? 'at most 660' : served} answered; ${status}`;
    },
    // A new minute may start in the middle.
    weak: /^(6[6-9]\d|[78]\d\d) answered; 200$/,
  },
  {
    name: 'A flood of one session is bounded, whatever networks it comes from',
    expected: 'at most 660 answered',
    async see(stage) {
      const { url, cookies } = await stage.member();
      const cookie = `${SESSION}=${cookies.get(SESSION)}`;
      const answers = await Promise.all(
        many(900, (n) =>
          sendPlain(url, 'GET', '/api/transparency', {
            headers: { cookie, 'x-forwarded-for': `198.19.${n % 200}.1` },
          }),
        ),
      );
      const served = answers.filter(({ status }) => status === 200).length;
      return `${served <= 660 ? 'at most 660' : served} answered`;
    },
    weak: /^(6[6-9]\d|[78]\d\d) answered$/,
  },
  {
    name: 'After a burst of 300 logins a member is still served in time',
    expected: '200 in time',
    async see(stage) {
      const { url } = await stage.product();
      const burst = Promise.all(
        many(300, () =>
          createClient(url).post('/api/login', form({ email: newAddress(), password: PASSWORD })),
        ),
      );
      const seen = await whileOthers(stage, () => []).catch((error: unknown) => String(error));
      await burst;
      return seen;
    },
  },
];

export const slowClients: Group = {
  name: 'slow-clients',
  isQuick: false,
  checks: [...uploads, ...slow, ...greedy, ...ends],
};
