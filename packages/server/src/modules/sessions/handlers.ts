import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { UserPresenter } from '../members/ports.ts';
import type { LogIn } from './log-in.ts';
import { cookiesOf } from './ports.ts';
import type { SignInVerified } from './sign-in-verified.ts';

export type SessionHandlers = Pick<Handlers, 'login' | 'logout' | 'getMe'>;

interface Dependencies {
  presenter: UserPresenter;
  logIn: LogIn;
  signInVerified: SignInVerified;
  endSession(id: number): Promise<void>;
}

/** The calls that log in and out, and tell who is signed in. */
export function createSessionHandlers(dependencies: Dependencies): SessionHandlers {
  const { presenter, logIn, signInVerified, endSession } = dependencies;
  return {
    async login({ body, session, device }) {
      const signedIn = await logIn(body, { session, device });
      return { status: 200, body: { requires_2fa: false, partial_token: null }, ...cookiesOf(signedIn) };
    },

    async logout({ session }) {
      if (session) await endSession(session.id);
      return { status: 200, body: { message: 'You are logged out.' }, sessionCookie: null };
    },

    async getMe({ session, device }) {
      if (!session) throw new Refusal('not_signed_in');
      if (session.kind === 'member')
        return { status: 200, body: await presenter.presentMember(session.member) };

      const { registration, verifiedElsewhere } = session;
      const signedIn = verifiedElsewhere && (await signInVerified(verifiedElsewhere.id, { session, device }));
      if (!signedIn) return { status: 200, body: presenter.presentPending(registration) };
      const body = await presenter.presentMember(verifiedElsewhere);
      return { status: 200, body, ...cookiesOf(signedIn) };
    },
  };
}
