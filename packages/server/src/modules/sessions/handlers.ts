import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import { hashToken } from '../../tokens.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import { browserOf, cookiesOf, publicIdOf, type SessionList } from '../sign-in/ports.ts';
import type { LogIn } from './log-in.ts';
import type { PasskeyLogin } from './passkey-login.ts';
import type { ProviderLogin, ProviderOutcome } from './provider-login.ts';
import type { SignInVerified } from './sign-in-verified.ts';
import type { VerifyLogin } from './verify-login.ts';

export type SessionHandlers = Pick<
  Handlers,
  | 'login'
  | 'verifyLogin'
  | 'startPasskeyLogin'
  | 'loginWithPasskey'
  | 'startProviderLogin'
  | 'loginWithProvider'
  | 'logout'
  | 'getMe'
  | 'listSessions'
  | 'endSession'
>;

interface Dependencies {
  presenter: UserPresenter;
  logIn: LogIn;
  verifyLogin: VerifyLogin;
  passkeyLogin: PasskeyLogin;
  providerLogin: ProviderLogin;
  signInVerified: SignInVerified;
  sessions: SessionList;
}

/** The calls that log in and out, and that show who is signed in and where. */
export function createSessionHandlers(dependencies: Dependencies): SessionHandlers {
  const { presenter, logIn, verifyLogin, passkeyLogin, providerLogin, signInVerified, sessions } =
    dependencies;
  return {
    async login(call) {
      const outcome = await logIn(call.body, browserOf(call));
      if ('partialToken' in outcome)
        return { status: 200, body: { requires_2fa: true, partial_token: outcome.partialToken } };
      return {
        status: 200,
        body: { requires_2fa: false, partial_token: null },
        ...cookiesOf(outcome.signedIn),
      };
    },

    async verifyLogin(call) {
      return { ...SIGNED_IN, ...cookiesOf(await verifyLogin(call.body, browserOf(call))) };
    },

    async startPasskeyLogin() {
      return { status: 200, body: await passkeyLogin.start() };
    },

    async loginWithPasskey(call) {
      return { ...SIGNED_IN, ...cookiesOf(await passkeyLogin.finish(call.body, browserOf(call))) };
    },

    async startProviderLogin({ body }) {
      const { url, token } = await providerLogin.start(body.provider);
      return { status: 200, body: { url }, providerCookie: token };
    },

    async loginWithProvider(call) {
      return presentOutcome(await providerLogin.finish(call.body, call.providerLogin, browserOf(call)));
    },

    async logout({ session }) {
      if (session) await sessions.endCurrent(session.id);
      return { status: 200, body: { message: 'You are logged out.' }, sessionCookie: null };
    },

    async getMe(call) {
      const { session } = call;
      if (!session) throw new Refusal('not_signed_in');
      const session_id = session.publicId;
      if (session.kind === 'member')
        return { status: 200, body: { ...(await presenter.presentMember(session.member)), session_id } };

      const { registration, verifiedElsewhere } = session;
      const signedIn =
        verifiedElsewhere && (await signInVerified(verifiedElsewhere.id, { ...browserOf(call), session }));
      if (!signedIn) return { status: 200, body: { ...presenter.presentPending(registration), session_id } };
      const user = await presenter.presentMember(verifiedElsewhere);
      const body = { ...user, session_id: publicIdOf(hashToken(signedIn.session)) };
      return { status: 200, body, ...cookiesOf(signedIn) };
    },

    async listSessions({ member, session }) {
      return { status: 200, body: await sessions.list(member.id, session?.id ?? 0) };
    },

    async endSession({ params, member, session }) {
      const ended = await sessions.end(member.id, params.id);
      if (ended === undefined) throw new Refusal('not_found');
      const answer = { status: 200 as const, body: { message: 'This session has ended.' } };
      return ended === session?.id ? { ...answer, sessionCookie: null } : answer;
    },
  };
}

function presentOutcome(outcome: ProviderOutcome) {
  const body = { partial_token: null, email: null };
  const used = { status: 200 as const, providerCookie: null };
  if ('signedIn' in outcome)
    return { ...used, body: { ...body, step: 'done' as const }, ...cookiesOf(outcome.signedIn) };
  if ('isLinked' in outcome) return { ...used, body: { ...body, step: 'linked' as const } };
  if ('partialToken' in outcome)
    return {
      ...used,
      body: { ...body, step: 'second_factor' as const, partial_token: outcome.partialToken },
    };
  const { registration, token } = outcome;
  return {
    ...used,
    body: { ...body, step: 'registration' as const, email: registration.email },
    providerCookie: token,
  };
}

const SIGNED_IN = { status: 200 as const, body: { message: 'You are logged in.' } };
