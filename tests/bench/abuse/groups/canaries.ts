import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, type Group } from '../check.ts';
import { createClient, DEVICE, sendPlain, SESSION } from '../client.ts';
import { tokenFor } from '../mails.ts';
import { ANSWERS, form, logIn, type Member, photoForm, register, scanForm } from '../members.ts';
import { withPlace } from '../photo-bytes.ts';
import { sendBytes } from '../raw.ts';
import { endedScan } from '../scans.ts';
import { perStage, type Server, type Stage } from '../stage.ts';

/** Planted values, each unique. */
const PLANTED = {
  password: 'canary velvet anchors 71',
  'wrong password': 'canary copper lanterns 72',
  'user name': 'canaryname73',
  'invite code': 'canaryinvite74',
  message: 'canarymessage75 my cheeks feel tight',
  goal: 'canarygoal76',
  'address of a stranger': 'canarystranger77@example.org',
  'text in the photo': 'canaryexif78',
  'made-up cookie': 'canarycookie79',
  'token in an address': 'canarytoken80',
} as const;

/** Secrets that the journey has produced. */
type Found = Record<'address' | 'session' | 'device' | 'link', string> & { photo: Buffer };

interface Journey {
  server: Server;
  found: Found;
  /** The server's whole output. */
  log: string;
  /** Contents of all files of the data directory and of the temporary directory. */
  data: Buffer[];
  temporary: Buffer[];
}

const journeyOf = perStage(runJourney);

/** A journey on a server with full logging and every error that can be forced. Then the server is stopped. */
async function runJourney(stage: Stage): Promise<Journey> {
  const temporary = await stage.directory('temporary');
  const server = await stage.start({ LOG_LEVEL: 'trace', TMPDIR: temporary });
  const { member, link } = await join(stage, server);
  const photo = await withPlace(await stage.photo(), PLANTED['text in the photo']);
  const { json } = await member.post('/api/scan-skin', scanForm(photo, PLANTED.message));
  await endedScan(member, Number(json?.['id']));
  const found = {
    address: member.email,
    session: member.cookies.get(SESSION) ?? '',
    device: member.cookies.get(DEVICE) ?? 'no device cookie',
    link,
    photo,
  };
  await forceErrors(server, member, photo);
  await server.stop();
  return {
    server,
    found,
    log: server.output(),
    data: await readAll(server.dataDir),
    temporary: await readAll(temporary),
  };
}

async function join(stage: Stage, { url }: Server): Promise<{ member: Member; link: string }> {
  const fields = {
    username: PLANTED['user name'],
    invite_code: PLANTED['invite code'],
    password: PLANTED.password,
  };
  const newcomer = await register(url, `canary-${crypto.randomUUID()}@example.org`, fields);
  const link = await tokenFor(stage.mails, newcomer.email);
  await newcomer.get(`/api/verify-email?token=${link}`);
  await newcomer.post('/api/onboarding', { ...ANSWERS, goals: [PLANTED.goal] });
  await newcomer.post('/api/update-legal-acceptance', {
    agreed_to_terms: true,
    agreed_to_terms_date: new Date().toISOString(),
  });
  await newcomer.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  const { client } = await logIn(url, newcomer.email, PLANTED.password);
  for (const [name, value] of client.cookies) newcomer.cookies.set(name, value);
  return { member: newcomer, link };
}

async function forceErrors(server: Server, member: Member, photo: Buffer): Promise<void> {
  const { url } = server;
  const stranger = PLANTED['address of a stranger'];
  await logIn(url, member.email, PLANTED['wrong password']);
  for (let n = 0; n < 7; n++) await logIn(url, stranger, PLANTED['wrong password']);
  await createClient(url).get(`/api/verify-email?token=${PLANTED['token in an address']}`);
  await sendPlain(url, 'GET', '/api/me', { headers: { cookie: `${SESSION}=${PLANTED['made-up cookie']}` } });
  await sendPlain(url, 'GET', `/reset-password?token=${PLANTED['token in an address']}`);
  await createClient(url).post(
    '/api/register',
    form({ email: stranger, username: `${PLANTED['user name']}\u0000`, password: PLANTED.password }),
  );
  await createClient(url).post('/api/register', form({ email: stranger, username: 'x', password: 'short' }));
  await member.post('/api/scan-skin', scanForm(photo, `${PLANTED.message}\u0000`));
  await member.post('/api/validate-photo', photoForm(photo.subarray(0, photo.length / 2)));
  await member.post('/api/validate-photo', form({ file: PLANTED.message }));
  await member.post('/api/onboarding', { ...ANSWERS, goals: [`${PLANTED.goal}\u0000`] });
  await member.post('/api/onboarding', `{"goals":["${PLANTED.goal}`, { 'content-type': 'application/json' });
  await sendBytes(
    url,
    `POST /api/login HTTP/1.1\r\nHost: x\r\nCookie: ${SESSION}=${PLANTED['made-up cookie']}\r\nContent-Length: x\r\n\r\n${stranger}`,
  );
}

/** Contents of all files in a directory, without those that disappear meanwhile. */
async function readAll(directory: string): Promise<Buffer[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
}

function countIn(contents: readonly Buffer[], secret: string | Buffer): string {
  const files = contents.filter((content) => content.includes(secret)).length;
  return files ? `in ${files} files` : 'nowhere';
}

function neverLogged(name: string, secretOf: (journey: Journey) => string): Check {
  return {
    name: `The log at its loudest never has the ${name}`,
    expected: 'nowhere',
    async see(stage) {
      const journey = await journeyOf(stage);
      return journey.log.includes(secretOf(journey)) ? 'in the log' : 'nowhere';
    },
  };
}

function neverOnDisk(name: string, secretOf: (journey: Journey) => string | Buffer): Check[] {
  return (['data', 'temporary'] as const).map((place) => ({
    name: `No file of the ${place} directory has the ${name} in clear`,
    expected: 'nowhere',
    async see(stage) {
      const journey = await journeyOf(stage);
      return countIn(journey[place], secretOf(journey));
    },
  }));
}

const logged = [
  ...Object.entries(PLANTED).map(([name, secret]) => neverLogged(name, () => secret)),
  ...(['address', 'session', 'device', 'link'] as const).map((name) =>
    neverLogged(name, ({ found }) => found[name]),
  ),
];

// A member's own answers are stored as plain text on purpose; secrets and the face must not be.
const kept = [
  ...(
    ['password', 'wrong password', 'text in the photo', 'made-up cookie', 'token in an address'] as const
  ).flatMap((name) => neverOnDisk(name, () => PLANTED[name])),
  ...(['session', 'device', 'link'] as const).flatMap((name) =>
    neverOnDisk(`token of the ${name}`, ({ found }) => found[name]),
  ),
  // From the middle of the file, which holds image data.
  ...neverOnDisk('original photo', ({ found: { photo } }) =>
    photo.subarray(photo.length / 2, photo.length / 2 + 32),
  ),
];

const others: Check[] = [
  {
    name: 'The log did say what has happened, each line as JSON',
    expected: 'more than 20 lines, all JSON',
    async see(stage) {
      const lines = (await journeyOf(stage)).log
        .split('\n')
        .filter((line) => line.startsWith('{') || line.includes('"level"'));
      const broken = lines.filter((line) => !isJson(line)).length;
      return `${lines.length > 20 ? 'more than 20' : lines.length} lines, ${broken ? `${broken} broken` : 'all JSON'}`;
    },
  },
  {
    name: 'The search finds what is kept on purpose',
    expected: 'found',
    see: async (stage) =>
      countIn((await journeyOf(stage)).data, PLANTED['user name']) === 'nowhere' ? 'nowhere' : 'found',
  },
];

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

export const canaries: Group = { name: 'canaries', isQuick: false, checks: [...logged, ...kept, ...others] };
