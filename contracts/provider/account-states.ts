import type { NewPasskey, PasskeyCreation, PasskeyRequest } from '@daylit/contract';
import { useUpCalls } from '../../packages/server/test/allowances.ts';
import { PASSWORD, type MemberOptions } from '../../packages/server/test/members.ts';
import { authenticatorOf, beginLogin, turnOnTwoFactor } from '../../packages/server/test/second-factor.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../packages/server/test/software-passkey.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import { form } from '../../packages/server/test/visitor.ts';
import { storePasskey } from '../../packages/server/test/stored-passkeys.ts';
import type { Handler, StateName } from '../states.ts';
import { PROVIDER_ENV } from './provider-env.ts';

const origin = PROVIDER_ENV.PUBLIC_URL;

const HOUR = 60 * 60 * 1000;

type Member = SignedIn & { session: string };

/** A passkey that a device has just made for a member, and has not sent yet. */
async function makePasskey({ post }: Member, device: SoftwarePasskey): Promise<NewPasskey> {
  return device.create((await post('/api/passkeys/options')).body as PasskeyCreation);
}

/** The values of a new passkey for a request. */
function told({ id, response: { clientDataJSON, attestationObject } }: NewPasskey) {
  return { passkey: id, client_data: clientDataJSON, attestation: attestationObject };
}

/** The states about credentials and sessions. */
export function accountStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  async function memberWithTwoFactor(options?: MemberOptions): Promise<Member & { code: string }> {
    const signedIn = await member(options);
    const { codes } = await turnOnTwoFactor(server, signedIn);
    return { ...signedIn, code: codes[0] ?? '' };
  }

  /** What a device answers to the challenge of a login, for a passkey of a member. */
  async function answerOfPasskey() {
    const noor = await member();
    const device = createSoftwarePasskey({ origin });
    await noor.post('/api/passkeys', await makePasskey(noor, device));
    const { body } = await server.visitor().post('/api/passkey-login/options');
    const { id, response } = device.prove(body as PasskeyRequest);
    return {
      passkey: id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    };
  }

  /** The token of the newest link to an address. A job may write the mail a moment later. */
  async function tokenIn(email: string, link: string): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const mail = (await server.mailsTo(email)).findLast((text) => text.includes(link));
      const token = /token=([\w-]+)/.exec(mail ?? '')?.[1];
      if (token) return token;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`No mail with ${link} was sent.`);
  }

  /** A member who wants another address, with the token that was mailed to it. */
  async function memberWithNewAddress(): Promise<Member & { mailed: string }> {
    const noor = await member();
    const email = `moved-${noor.email}`;
    await noor.post('/api/account', { email, username: 'noor' });
    return { ...noor, mailed: await tokenIn(email, '/confirm-email-change?') };
  }

  return {
    'a member with two-factor sign-in exists': async () => {
      const email = 'two-factor@example.org';
      const known = server.db.selectFrom('users').select('id').where('email', '=', email);
      if (!(await known.executeTakeFirst())) await memberWithTwoFactor({ email });
      return {};
    },
    'a login waits for its code': async () => {
      const { email, code } = await memberWithTwoFactor();
      return { token: await beginLogin(server.visitor(), email), code };
    },
    'a member with two-factor sign-in is signed in': async () => {
      const { session, code } = await memberWithTwoFactor();
      return { session, code };
    },
    'a two-factor setup waits for its code': async () => {
      const noor = await member();
      const { body } = await noor.post('/api/2fa/setup');
      const app = authenticatorOf((body as { qr_uri: string }).qr_uri, server);
      return { session: noor.session, code: app.code() };
    },
    'a member of 13 to 17 is signed in': async () => {
      const { session } = await member({ profile: { preferences: { age_band: '13-17' } } });
      return { session };
    },
    'a member who signed in an hour ago is signed in': async () => {
      const { id, session } = await member();
      const confirmed_at = new Date(server.clock.now().getTime() - HOUR);
      await server.db.updateTable('sessions').set({ confirmed_at }).where('user_id', '=', id).execute();
      return { session };
    },
    'a member is signed in twice': async () => {
      const { email, session, ...noor } = await member();
      await server.visitor().post('/api/login', form({ email, password: PASSWORD }));
      const sessions = (await noor.get('/api/sessions')).body as { id: string; is_current: boolean }[];
      return { session, id: sessions.find(({ is_current }) => !is_current)?.id ?? '' };
    },
    'a member with a passkey is signed in': async () => {
      const { id, session } = await member();
      return { session, id: String(await storePasskey(server, id)) };
    },
    'a member makes a passkey': async () => {
      const noor = await member();
      return { session: noor.session, ...told(await makePasskey(noor, createSoftwarePasskey({ origin }))) };
    },
    'a passkey is known already': async () => {
      const noor = await member();
      const device = createSoftwarePasskey({ origin });
      await noor.post('/api/passkeys', await makePasskey(noor, device));
      return { session: noor.session, ...told(await makePasskey(noor, device)) };
    },
    'a passkey answers a login': answerOfPasskey,
    'a passkey of another account answers a login': async () => ({
      ...(await answerOfPasskey()),
      session: (await member()).session,
    }),
    'the session has ended': async () => {
      const { session, post } = await member();
      await post('/api/logout');
      return { session };
    },
    'no try is left for now': async () => {
      const { id, session } = await member();
      await useUpCalls(server, ['127.0.0.1', `member ${id}`]);
      return { session };
    },
    'a reset mail was sent': async () => {
      const { email } = await member();
      await server.visitor().post('/api/request-password-reset', form({ email }));
      return { token: await tokenIn(email, '/reset-password?') };
    },
    'a new address waits for its confirmation': async () => {
      const { session, mailed } = await memberWithNewAddress();
      return { session, token: mailed };
    },
    'a stranger opens the link to a new address': async () => ({
      token: (await memberWithNewAddress()).mailed,
    }),
    'a member opens the link that undoes a change': async () => {
      const { email, session, mailed, get } = await memberWithNewAddress();
      await get(`/api/confirm-email-change?token=${mailed}`);
      return { session, token: await tokenIn(email, '/confirm-email-change?') };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}
