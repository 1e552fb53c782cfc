import { setTimeout as sleep } from 'node:timers/promises';
import type {
  MadeAccessToken,
  MadeWebhook,
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@daylit/contract';
import { authenticatorOf } from '../../../packages/server/test/second-factor.ts';
import type { WithMailbox } from '../../../packages/server/test/open-mailbox.ts';
import { readMailToken } from '../../../packages/server/test/sign-up.ts';
import { createSoftwarePasskey } from '../../../packages/server/test/software-passkey.ts';
import { createVisitor, form, type Visitor } from '../../../packages/server/test/visitor.ts';

/** Codes, tokens and passkeys, which no generator could guess. */
type WebhookCall = 'deleteWebhook' | 'testWebhook' | 'resumeWebhook';

export interface AccountCast {
  /** Of the doomed member of `verifyTwoFactor`, whose setup waits for it. */
  firstCode: string;
  /** A backup code of the doomed member of `disableTwoFactor`. */
  offCode: string;
  secondStep: { token: string; code: string };
  resetToken: string;
  emailToken: string;
  /** The session of the doomed member of `endSession`. */
  sessionId: string;
  /** Of the doomed member of `revokeAccessToken`. */
  accessTokenId: number;
  /** Of the doomed members of the calls that name a webhook, by the call. */
  webhookIds: Record<WebhookCall, number>;
  /** By the first clerk, who has the passkey 1, too. */
  newPasskey: NewPasskey;
  passkeyProof: PasskeyProof;
}

/** The server's public address: passkeys need a name. */
export const PUBLIC_URL = 'http://localhost:4010';

const SYSTEM = { clock: { now: () => new Date(), advance: () => undefined } };

interface People {
  server: WithMailbox;
  password: string;
  firstClerk: string;
  doomed: Readonly<Record<string, string>>;
}

export async function assembleAccounts({
  server,
  password,
  firstClerk,
  doomed,
}: People): Promise<AccountCast> {
  const { url } = server;
  const browserOf = (call: string) => createVisitor({ url, token: doomed[call] ?? '' });
  const [offCode = ''] = await turnOn(browserOf('disableTwoFactor'));
  await turnOn(browserOf('regenerateBackupCodes'));
  const [code = ''] = await turnOn(browserOf('verifyLogin'));
  const login = form({ email: addressOf('verifyLogin'), password });
  const { partial_token: token } = await bodyOf<{ partial_token: string }>(
    createVisitor({ url }).post('/api/login', login),
  );
  await createVisitor({ url }).post(
    '/api/request-password-reset',
    form({ email: addressOf('resetPassword') }),
  );
  const moved = 'moved@example.org';
  await browserOf('confirmEmailChange').post('/api/account', { email: moved, username: 'noor' });
  const wanted = { name: 'Skin diary', scopes: ['read'], days: 30 };
  const made = await bodyOf<MadeAccessToken>(
    browserOf('revokeAccessToken').post('/api/access-tokens', wanted),
  );
  const addWebhook = async (call: WebhookCall) => {
    const webhook = { url: 'https://diary.example/', events: ['plan.changed'] };
    return (await bodyOf<MadeWebhook>(browserOf(call).post('/api/webhooks', webhook))).webhook.id;
  };
  const [session] = await bodyOf<{ id: string }[]>(browserOf('endSession').get('/api/sessions'));
  return {
    ...(await makePasskeys(createVisitor({ url, token: firstClerk }))),
    firstCode: (await setUp(browserOf('verifyTwoFactor'))).code(1),
    offCode,
    secondStep: { token, code },
    resetToken: await findToken(server, addressOf('resetPassword'), 'reset-password'),
    emailToken: await findToken(server, moved, 'confirm-email-change'),
    sessionId: session?.id ?? '',
    accessTokenId: made.access_token.id,
    webhookIds: {
      deleteWebhook: await addWebhook('deleteWebhook'),
      testWebhook: await addWebhook('testWebhook'),
      resumeWebhook: await addWebhook('resumeWebhook'),
    },
  };
}

function addressOf(call: string): string {
  return `${call.toLowerCase()}@example.org`;
}

async function bodyOf<Body>(reply: Promise<{ body: unknown }>): Promise<Body> {
  return (await reply).body as Body;
}

async function setUp(member: Visitor) {
  const { qr_uri } = await bodyOf<{ qr_uri: string }>(member.post('/api/2fa/setup'));
  return authenticatorOf(qr_uri, SYSTEM);
}

async function turnOn(member: Visitor): Promise<string[]> {
  const app = await setUp(member);
  const { backup_codes } = await bodyOf<{ backup_codes: string[] }>(
    member.post('/api/2fa/verify', { code: app.code() }),
  );
  return backup_codes;
}

async function makePasskeys(clerk: Visitor): Promise<Pick<AccountCast, 'newPasskey' | 'passkeyProof'>> {
  const make = async () => {
    const passkey = createSoftwarePasskey({ origin: PUBLIC_URL });
    const options = await bodyOf<PasskeyCreation>(clerk.post('/api/passkeys/options'));
    return { passkey, made: passkey.create(options) };
  };
  // The first one exists to be removed.
  await clerk.post('/api/passkeys', (await make()).made);
  const { passkey, made } = await make();
  await clerk.post('/api/passkeys', made);
  const request = await bodyOf<PasskeyRequest>(clerk.post('/api/passkey-login/options'));
  return { passkeyProof: passkey.prove(request), newPasskey: (await make()).made };
}

/** The token in the newest mail to an address. A job may write the mail a moment later. */
async function findToken(server: WithMailbox, email: string, page: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const token = await readMailToken(server, email, page);
    if (token !== undefined) return token;
    await sleep(100);
  }
  throw new Error(`No mail with /${page} was sent to ${email}.`);
}
