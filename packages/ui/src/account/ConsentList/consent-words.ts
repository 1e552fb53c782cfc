import type { ConsentPurpose } from '@daylit/contract';

/** What each purpose is about. */
export const CONSENT_TITLES: Record<ConsentPurpose, string> = {
  photo_analysis: 'Analyzing photos of your face',
  external_ai: 'Your face photo at an outside AI model',
  external_chat: 'Your chat at an outside AI model',
};
