import { Refusal } from '../../errors.ts';
import type { Answer, Handlers } from '../../http/contract.ts';
import type { MemberEraser } from '../members/ports.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import { type AgeCall, requireErasureProof } from './age-changes.ts';
import type { SaveOnboarding } from './onboarding.ts';
import type { Profiles } from './profiles.ts';

export type ProfileHandlers = Pick<Handlers, 'completeOnboarding' | 'getProfile' | 'updateProfile'>;

interface Dependencies {
  saveOnboarding: SaveOnboarding;
  profiles: Profiles;
  freshSignIn: FreshSignIn;
  eraser: MemberEraser;
}

/** The calls about a member's own answers. */
export function createProfileHandlers(dependencies: Dependencies): ProfileHandlers {
  const { saveOnboarding, profiles, freshSignIn, eraser } = dependencies;

  async function refuseChild(
    call: AgeCall,
  ): Promise<Extract<Answer<'completeOnboarding'> & Answer<'updateProfile'>, { status: 403 }>> {
    await requireErasureProof(call, freshSignIn);
    await eraser.erase(call.member);
    const { message: detail } = new Refusal('too_young');
    return { status: 403, body: { detail }, sessionCookie: null, deviceCookie: null };
  }

  return {
    async completeOnboarding(call) {
      if (call.body.preferences.age_band === 'under_13') return refuseChild(call);
      await saveOnboarding(call);
      return { status: 200, body: { message: 'Saved.' } };
    },

    async getProfile({ member }) {
      return { status: 200, body: await profiles.find(member.id) };
    },

    async updateProfile(call) {
      if (call.body.preferences?.age_band === 'under_13') return refuseChild(call);
      return { status: 200, body: await profiles.update(call) };
    },
  };
}
