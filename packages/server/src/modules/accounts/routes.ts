import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { ConsentTexts } from './consent-texts.ts';
import { acceptTerms, listConsents, recordConsent } from './consents.ts';
import { eraseAccount } from './erase-account.ts';
import { logIn } from './log-in.ts';
import { saveOnboarding } from './onboarding.ts';
import type { MemberFiles, ScanFacts } from './ports.ts';
import { presentMember, presentPending } from './present-user.ts';
import { register, type RegistrationServices, resendVerification } from './registrations.ts';
import { endSession } from './session-store.ts';
import { verifyEmail } from './verify-email.ts';

type AccountOperation =
  | 'register'
  | 'verifyEmail'
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
  consentTexts: ConsentTexts;
}

/** The calls about accounts. */
export function createAccountHandlers(services: Services): Pick<Handlers, AccountOperation> {
  const { db, clock, scanFacts, files, consentTexts } = services;
  return {
    async register({ body, session }) {
      const sessionCookie = await register(services, body, session);
      return { status: 200, body: { message: CHECK_INBOX }, sessionCookie };
    },

    async verifyEmail({ query, session, isByScript }) {
      if (!isByScript) throw new Refusal('not_by_script');
      const { sessionToken, ...body } = await verifyEmail(db, clock, query.token, session);
      return { status: 200, body, ...(sessionToken && { sessionCookie: sessionToken }) };
    },

    async resendVerification({ session }) {
      await resendVerification(services, session);
      return { status: 200, body: { message: CHECK_INBOX } };
    },

    async login({ body, session }) {
      const sessionCookie = await logIn(db, clock, body, session);
      return { status: 200, body: { requires_2fa: false, partial_token: null }, sessionCookie };
    },

    async logout({ session }) {
      if (session) await endSession(db, session.id);
      return { status: 200, body: { message: 'You are logged out.' }, sessionCookie: null };
    },

    async getMe({ session }) {
      if (session?.kind === 'pending') return { status: 200, body: presentPending(session.registration) };
      if (!session) throw new Refusal('not_signed_in');
      return {
        status: 200,
        body: presentMember(session.member, await scanFacts.findScanFacts(session.member.id)),
      };
    },

    async completeOnboarding({ body, member }) {
      if (body.preferences.age_band === 'under_13') {
        await eraseAccount(db, files, member);
        const { message: detail } = new Refusal('too_young');
        return { status: 403, body: { detail }, sessionCookie: null };
      }
      await saveOnboarding(db, clock, member.id, body);
      return { status: 200, body: { message: 'Saved.' } };
    },

    async acceptLegalTerms({ body, member }) {
      const agreedToTermsAt = await acceptTerms(db, clock, member.id, new Date(body.agreed_to_terms_date));
      const scans = await scanFacts.findScanFacts(member.id);
      return { status: 200, body: presentMember({ ...member, agreedToTermsAt }, scans) };
    },

    async listConsents({ member }) {
      return { status: 200, body: await listConsents(db, consentTexts, member.id) };
    },

    async recordConsent({ body, member }) {
      return { status: 200, body: await recordConsent(db, clock, consentTexts, member.id, body) };
    },
  };
}

/** Said to everybody who registers or asks for the mail again, whether or not there is one to send. */
const CHECK_INBOX = 'Please check your inbox to verify your e-mail address.';
