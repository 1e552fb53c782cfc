import { Refusal } from '../../errors.ts';
import type { Handlers } from '../../http/contract.ts';
import type { MemberEraser } from '../members/ports.ts';
import type { SaveOnboarding } from './onboarding.ts';

export type ProfileHandlers = Pick<Handlers, 'completeOnboarding'>;

interface Dependencies {
  saveOnboarding: SaveOnboarding;
  eraser: MemberEraser;
}

/** The calls about a member's own answers. */
export function createProfileHandlers({ saveOnboarding, eraser }: Dependencies): ProfileHandlers {
  return {
    async completeOnboarding({ body, member }) {
      if (body.preferences.age_band === 'under_13') {
        await eraser.erase(member);
        const { message: detail } = new Refusal('too_young');
        return { status: 403, body: { detail }, sessionCookie: null, deviceCookie: null };
      }
      await saveOnboarding(member.id, body);
      return { status: 200, body: { message: 'Saved.' } };
    },
  };
}
