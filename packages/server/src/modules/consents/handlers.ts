import { MINOR_AGE_BANDS } from '@daylit/contract';
import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { UserPresenter } from '../current-user/ports.ts';
import type { ProfileReader } from '../members/ports.ts';
import type { ConsentDecisions } from './consent-decisions.ts';

export type ConsentHandlers = Pick<Handlers, 'acceptLegalTerms' | 'listConsents' | 'recordConsent'>;

interface Dependencies {
  decisions: ConsentDecisions;
  presenter: UserPresenter;
  profiles: ProfileReader;
}

/** The calls about what a member agrees to. */
export function createConsentHandlers({ decisions, presenter, profiles }: Dependencies): ConsentHandlers {
  async function isMinor(userId: number): Promise<boolean> {
    const { preferences } = await profiles.findProfile(userId);
    return MINOR_AGE_BANDS.some((band) => band === preferences.age_band);
  }

  return {
    async acceptLegalTerms({ body, member }) {
      const agreedToTermsAt = await decisions.acceptTerms(member.id, new Date(body.agreed_to_terms_date));
      return { status: 200, body: await presenter.presentMember({ ...member, agreedToTermsAt }) };
    },

    async listConsents({ member }) {
      const [consents, isYoung] = await Promise.all([decisions.list(member.id), isMinor(member.id)]);
      // No outside model is offered before 18. What was allowed can be taken back at any age.
      const offered = consents.filter(
        ({ purpose, granted }) => purpose === 'photo_analysis' || granted || !isYoung,
      );
      return { status: 200, body: offered };
    },

    async recordConsent({ body, member }) {
      if (body.granted && body.purpose !== 'photo_analysis' && (await isMinor(member.id)))
        throw new Refusal('not_allowed', { detail: 'This can be allowed from the age of 18 on.' });
      return { status: 200, body: await decisions.decide(member.id, body) };
    },
  };
}
