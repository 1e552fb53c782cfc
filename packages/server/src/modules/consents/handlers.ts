import type { Handlers } from '../../http/contract.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import type { ConsentDecisions } from './consent-decisions.ts';

export type ConsentHandlers = Pick<Handlers, 'acceptLegalTerms' | 'listConsents' | 'recordConsent'>;

interface Dependencies {
  decisions: ConsentDecisions;
  presenter: UserPresenter;
}

/** The calls about what a member agrees to. */
export function createConsentHandlers({ decisions, presenter }: Dependencies): ConsentHandlers {
  return {
    async acceptLegalTerms({ body, member }) {
      const agreedToTermsAt = await decisions.acceptTerms(member.id, new Date(body.agreed_to_terms_date));
      return { status: 200, body: await presenter.presentMember({ ...member, agreedToTermsAt }) };
    },

    async listConsents({ member }) {
      return { status: 200, body: await decisions.list(member.id) };
    },

    async recordConsent({ body, member }) {
      return { status: 200, body: await decisions.decide(member.id, body) };
    },
  };
}
