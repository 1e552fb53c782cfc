import type { User } from '@daylit/contract';
import type { MemberFacts } from './member-facts.ts';
import type { PendingMember, UserPresenter } from './ports.ts';

/** Makes the presenter of the current user. */
export function createUserPresenter(findFacts: (userId: number) => Promise<MemberFacts>): UserPresenter {
  return {
    async presentMember(member) {
      const facts = await findFacts(member.id);
      return {
        ...facts,
        email: member.email,
        username: member.username,
        is_email_verified: true,
        mail_code: null,
        onboarding_complete: member.onboardedAt !== null && facts.latest_checkin_id !== null,
        plan: member.plan,
        plan_expires_at: member.planExpiresAt && Math.floor(member.planExpiresAt.getTime() / 1000),
        agreed_to_terms: member.agreedToTermsAt !== null,
        agreed_to_terms_date: member.agreedToTermsAt?.toISOString() ?? null,
        age_band: member.preferences.age_band ?? null,
        words_only: member.preferences.words_only ?? false,
        region: member.region,
        is_2fa_enabled: member.hasTwoFactor,
      };
    },
    presentPending,
  };
}

/** Contains only what was just submitted, whether or not the address has an account. */
function presentPending({ email, username, mail_code }: PendingMember): User {
  return {
    ...NO_SUBSCRIPTION,
    email,
    username,
    is_email_verified: false,
    mail_code,
    onboarding_complete: false,
    plan: 'trial',
    plan_expires_at: null,
    is_2fa_enabled: false,
    agreed_to_terms: false,
    agreed_to_terms_date: null,
    latest_checkin_id: null,
    age_band: null,
    words_only: false,
    region: null,
    care_plan: null,
  };
}

/** Nobody pays before the address is verified. */
const NO_SUBSCRIPTION = {
  scheduled_plan: null,
  next_invoice_date: null,
  next_invoice_amount: null,
  subscription_status: null,
  subscription_started_at: null,
  last_billed_at: null,
} satisfies Partial<User>;
