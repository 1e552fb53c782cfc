import type { Handlers } from '../../http/contract.ts';
import type { UserPresenter } from '../members/ports.ts';
import type { Consents } from './consents.ts';

export type ConsentHandlers = Pick<Handlers, 'acceptLegalTerms' | 'listConsents' | 'recordConsent'>;

interface Dependencies {
  consents: Consents;
  presenter: UserPresenter;
}

/** The calls about what a member agrees to. */
export function createConsentHandlers({ consents, presenter }: Dependencies): ConsentHandlers {
  return {
    async acceptLegalTerms({ body, member }) {
      const agreedToTermsAt = await consents.acceptTerms(member.id, new Date(body.agreed_to_terms_date));
      return { status: 200, body: await presenter.presentMember({ ...member, agreedToTermsAt }) };
    },

    async listConsents({ member }) {
      return { status: 200, body: await consents.list(member.id) };
    },

    async recordConsent({ body, member }) {
      return { status: 200, body: await consents.decide(member.id, body) };
    },
  };
}
