import { Refusal } from '../../errors.ts';
import type { Answer, Call, Handlers } from '../../http/contract.ts';
import type { MemberEraser } from '../members/ports.ts';
import type { SaveOnboarding } from './onboarding.ts';
import type { Profiles } from './profiles.ts';

export type ProfileHandlers = Pick<Handlers, 'completeOnboarding' | 'getProfile' | 'updateProfile'>;

interface Dependencies {
  saveOnboarding: SaveOnboarding;
  profiles: Profiles;
  eraser: MemberEraser;
}

/** The calls about a member's own answers. */
export function createProfileHandlers({ saveOnboarding, profiles, eraser }: Dependencies): ProfileHandlers {
  async function refuseChild(
    member: Call<'getProfile'>['member'],
  ): Promise<Extract<Answer<'completeOnboarding'> & Answer<'updateProfile'>, { status: 403 }>> {
    await eraser.erase(member);
    const { message: detail } = new Refusal('too_young');
    return { status: 403, body: { detail }, sessionCookie: null, deviceCookie: null };
  }

  return {
    async completeOnboarding({ body, member }) {
      if (body.preferences.age_band === 'under_13') return refuseChild(member);
      await saveOnboarding(member.id, body);
      return { status: 200, body: { message: 'Saved.' } };
    },

    async getProfile({ member }) {
      return { status: 200, body: await profiles.find(member.id) };
    },

    async updateProfile({ body, member }) {
      if (body.preferences?.age_band === 'under_13') return refuseChild(member);
      return { status: 200, body: await profiles.update(member.id, body) };
    },
  };
}
