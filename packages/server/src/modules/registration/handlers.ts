import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import { browserOf, cookiesOf } from '../sign-in/ports.ts';
import type { RegisterWithProvider } from './provider-registrations.ts';
import type { Registrations } from './registrations.ts';
import type { EmailVerifier, Verification } from './verify-email.ts';

export type RegistrationHandlers = Pick<
  Handlers,
  'register' | 'registerWithProvider' | 'verifyEmail' | 'verifyEmailWithPassword' | 'resendVerification'
>;

interface Dependencies {
  registrations: Registrations;
  registerWithProvider: RegisterWithProvider;
  verifier: EmailVerifier;
}

/** The calls that lead from a new address to an account. */
export function createRegistrationHandlers({
  registrations,
  registerWithProvider,
  verifier,
}: Dependencies): RegistrationHandlers {
  return {
    async register({ body, session }) {
      const sessionCookie = await registrations.register(body, session);
      return { status: 200, body: { message: CHECK_INBOX }, sessionCookie };
    },

    async registerWithProvider(call) {
      const registered = await registerWithProvider(call.body, call.providerLogin, browserOf(call));
      const used = { status: 200 as const, providerCookie: null };
      return 'signedIn' in registered
        ? { ...used, body: { is_email_verified: true }, ...cookiesOf(registered.signedIn) }
        : { ...used, body: { is_email_verified: false }, sessionCookie: registered.pendingToken };
    },

    async verifyEmail(call) {
      if (!call.isByScript) throw new Refusal('not_by_script');
      return presentVerification(await verifier.verify(call.query.token, browserOf(call)));
    },

    async verifyEmailWithPassword(call) {
      return presentVerification(await verifier.verifyWithPassword(call.body, browserOf(call)));
    },

    async resendVerification({ session }) {
      await registrations.resend(session);
      return { status: 200, body: { message: CHECK_INBOX } };
    },
  };
}

/** The answer to every registration and every request for another mail, whether or not a mail is sent. */
const CHECK_INBOX = 'Please check your inbox to verify your e-mail address.';

function presentVerification({ email, signedIn }: Verification) {
  return { status: 200 as const, body: { email }, ...(signedIn && cookiesOf(signedIn)) };
}
