import type { Check, Group } from '../check.ts';
import { createClient } from '../client.ts';
import { type ReceivedMail } from '../mails.ts';
import { logIn, type Member, newAddress, register } from '../members.ts';
import type { Stage } from '../stage.ts';

/** An attacker registered the victim's address, then the victim did. The victim's inbox has both mails. */
interface Scene {
  attacker: Member;
  victim: Member;
  /** Tokens from the mails of the attacker's and the victim's registration. */
  tokens: [string, string];
}

const ATTACKERS = 'purple iron ladders';

function tokenOf({ text }: ReceivedMail): string {
  return /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function setUp(stage: Stage): Promise<Scene> {
  const { url } = await stage.product();
  const email = newAddress();
  const attacker = await register(url, email, { password: ATTACKERS });
  const [first] = await stage.mails.to(email, 1);
  const victim = await register(url, email);
  const all = await stage.mails.to(email, 2);
  const older = first ? tokenOf(first) : '';
  const newer = all.map(tokenOf).find((token) => token !== older) ?? '';
  return { attacker, victim, tokens: [older, newer] };
}

async function answerTo(
  client: ReturnType<typeof createClient>,
  token: string,
  password?: string,
): Promise<string> {
  const sent =
    password === undefined
      ? client.get(`/api/verify-email?token=${token}`)
      : client.post('/api/verify-email', { token, password });
  const { status, headers } = await sent;
  const event = headers['x-trigger-event'];
  return event ? `${status} ${String(event)}` : String(status);
}

async function sessionOf(client: Member): Promise<string> {
  return (await client.get('/api/me')).json?.['is_email_verified'] ? 'signed in' : 'pending or ended';
}

/** Whose password opens the account, if an account exists. */
async function ownerOf({ attacker, victim }: Scene): Promise<string> {
  const { url, email } = victim;
  if ((await logIn(url, email, ATTACKERS)).answer.status === 200) return "the attacker's password";
  if ((await logIn(url, email, victim.password)).answer.status === 200) return "the victim's password";
  return (await attacker.get('/api/me')).json?.['is_email_verified'] ? "the attacker's session" : 'nobody';
}

const checks: Check[] = [
  {
    name: 'A link opened in another browser asks for the password of that registration',
    expected: '403 passwordNeeded',
    async see(stage) {
      const { victim, tokens } = await setUp(stage);
      return answerTo(createClient(victim.url), tokens[1]);
    },
  },
  {
    name: "The older of two mails, opened by the victim, does not make the attacker's account",
    expected: '403 passwordNeeded; nobody',
    async see(stage) {
      const scene = await setUp(stage);
      return `${await answerTo(createClient(scene.victim.url), scene.tokens[0])}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: 'Nor when it is opened in the browser where the victim has registered',
    expected: '403 passwordNeeded; nobody',
    async see(stage) {
      const scene = await setUp(stage);
      return `${await answerTo(scene.victim, scene.tokens[0])}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: "Nor with the victim's own password",
    expected: '403 passwordNeeded; nobody',
    async see(stage) {
      const scene = await setUp(stage);
      return `${await answerTo(createClient(scene.victim.url), scene.tokens[0], scene.victim.password)}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: 'The right password verifies in another browser and signs in there',
    expected: "200; signed in; the victim's password",
    async see(stage) {
      const scene = await setUp(stage);
      const browser = createClient(scene.victim.url);
      const status = await answerTo(browser, scene.tokens[1], scene.victim.password);
      const { json } = await browser.get('/api/me');
      return `${status}; ${json?.['is_email_verified'] ? 'signed in' : 'not signed in'}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: 'A wrong password verifies nothing',
    expected: '403 passwordNeeded; nobody',
    async see(stage) {
      const scene = await setUp(stage);
      return `${await answerTo(createClient(scene.victim.url), scene.tokens[1], 'wrong green kettles')}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: 'After five wrong passwords the right one does not verify any more',
    expected: 'nobody',
    async see(stage) {
      const scene = await setUp(stage);
      for (let n = 0; n < 5; n++)
        await answerTo(createClient(scene.victim.url), scene.tokens[1], `wrong kettles ${n}`);
      await answerTo(createClient(scene.victim.url), scene.tokens[1], scene.victim.password);
      return ownerOf(scene);
    },
  },
  {
    name: "The victim's own browser needs no password, and the attacker's session stays outside",
    expected: "200; 401; the victim's password",
    async see(stage) {
      const scene = await setUp(stage);
      const status = await answerTo(scene.victim, scene.tokens[1]);
      return `${status}; ${(await scene.attacker.get('/api/me')).status}; ${await ownerOf(scene)}`;
    },
  },
  {
    name: "A stranger's browser that registered is not signed in by who opens the link elsewhere",
    expected: 'pending or ended',
    async see(stage) {
      const { attacker, victim, tokens } = await setUp(stage);
      await answerTo(createClient(victim.url), tokens[0]);
      return sessionOf(attacker);
    },
  },
  {
    name: 'Verifying elsewhere with the password does not lift the old session of the browser that registered',
    expected: 'signed in; old session: 403',
    async see(stage) {
      const { victim, tokens } = await setUp(stage);
      const old = createClient(victim.url);
      for (const [name, value] of victim.cookies) old.cookies.set(name, value);
      await answerTo(createClient(victim.url), tokens[1], victim.password);
      const now = await sessionOf(victim);
      return `${now}; old session: ${(await old.get('/api/checkins')).status}`;
    },
  },
];

export const preHijack: Group = { name: 'pre-hijack', isQuick: false, checks };
