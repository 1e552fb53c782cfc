import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { ConsentTexts } from './consent-texts.ts';
import { acceptTerms, listConsents, recordConsent } from './consents.ts';
import { eraseAccount } from './erase-account.ts';
import { logIn } from './log-in.ts';
import { saveOnboarding } from './onboarding.ts';
import type { Member, MemberFiles, PhotoAnalyses, ScanFacts } from './ports.ts';
import { presentMember, presentPending } from './present-user.ts';
import { register, type RegistrationServices, resendVerification } from './registrations.ts';
import { endSession } from './session-store.ts';
import {
  type SignedIn,
  signInVerified,
  verifyEmail,
  verifyEmailWithPassword,
  type Verification,
} from './verify-email.ts';

type AccountOperation =
  | 'register'
  | 'verifyEmail'
  | 'verifyEmailWithPassword'
  | 'resendVerification'
  | 'login'
  | 'logout'
  | 'getMe'
  | 'completeOnboarding'
  | 'acceptLegalTerms'
  | 'listConsents'
  | 'recordConsent';

interface Services extends RegistrationServices {
  db: Db;
  clock: Clock;
  scanFacts: ScanFacts;
  files: MemberFiles;
  analyses: PhotoAnalyses;
  consentTexts: ConsentTexts;
}

/** The calls about accounts. */
export function createAccountHandlers(services: Services): Pick<Handlers, AccountOperation> {
  const { db, clock, scanFacts, files, consentTexts } = services;
  const present = async (member: Member) => presentMember(member, await scanFacts.findScanFacts(member.id));
  return {
    async register({ body, session }) {
      const sessionCookie = await register(services, body, session);
      return { status: 200, body: { message: CHECK_INBOX }, sessionCookie };
    },

    async verifyEmail({ query, session, device, isByScript }) {
      if (!isByScript) throw new Refusal('not_by_script');
      return presentVerification(await verifyEmail(db, clock, query.token, { session, device }));
    },

    async verifyEmailWithPassword({ body, session, device }) {
      return presentVerification(await verifyEmailWithPassword(db, clock, body, { session, device }));
    },

    async resendVerification({ session }) {
      await resendVerification(services, session);
      return { status: 200, body: { message: CHECK_INBOX } };
    },

    async login({ body, session, device }) {
      const tokens = await logIn(db, clock, body, { session, device });
      return { status: 200, body: { requires_2fa: false, partial_token: null }, ...cookiesOf(tokens) };
    },

    async logout({ session }) {
      if (session) await endSession(db, session.id);
      return { status: 200, body: { message: 'You are logged out.' }, sessionCookie: null };
    },

    async getMe({ session, device }) {
      if (!session) throw new Refusal('not_signed_in');
      if (session.kind === 'member') return { status: 200, body: await present(session.member) };

      const { registration, verifiedElsewhere } = session;
      const signedIn =
        verifiedElsewhere && (await signInVerified(db, clock, verifiedElsewhere.id, { session, device }));
      if (!signedIn) return { status: 200, body: presentPending(registration) };
      return { status: 200, body: await present(verifiedElsewhere), ...cookiesOf(signedIn) };
    },

    async completeOnboarding({ body, member }) {
      if (body.preferences.age_band === 'under_13') {
        await eraseAccount(db, files, member);
        const { message: detail } = new Refusal('too_young');
        return { status: 403, body: { detail }, sessionCookie: null, deviceCookie: null };
      }
      await saveOnboarding(db, clock, member.id, body);
      return { status: 200, body: { message: 'Saved.' } };
    },

    async acceptLegalTerms({ body, member }) {
      const agreedToTermsAt = await acceptTerms(db, clock, member.id, new Date(body.agreed_to_terms_date));
      return { status: 200, body: await present({ ...member, agreedToTermsAt }) };
    },

    async listConsents({ member }) {
      return { status: 200, body: await listConsents(db, consentTexts, member.id) };
    },

    async recordConsent({ body, member }) {
      return { status: 200, body: await recordConsent(services, member.id, body) };
    },
  };
}

/** Said to everybody who registers or asks for the mail again, whether or not there is one to send. */
const CHECK_INBOX = 'Please check your inbox to verify your e-mail address.';

function presentVerification({ email, signedIn }: Verification) {
  return { status: 200 as const, body: { email }, ...(signedIn && cookiesOf(signedIn)) };
}

function cookiesOf({ session, device }: SignedIn) {
  return { sessionCookie: session, deviceCookie: device };
}
