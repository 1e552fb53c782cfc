import type { components } from '@daylit/api-client/schema';

type ConsentPurpose = components['schemas']['ConsentPurpose'];

/** A text that people agree to. A change of the words needs a new version, which asks everybody again. */
export interface ConsentText {
  version: string;
  text: string;
}

/** What a member agrees to before the first photo. Purposes that do not apply to this server are absent. */
export const CONSENT_TEXTS: Partial<Record<ConsentPurpose, ConsentText>> = {
  photo_analysis: {
    version: '2026-11-20',
    text: 'I agree that Daylit measures how my skin looks in the photos of my face that I upload. What it finds may say something about my health, so it needs my explicit consent. The photo is analysed on this server and deleted right afterwards; a small picture and the report are kept until I delete my account. I can withdraw this at any time, which stops further analyses.',
  },
};

/** What the legal modal asks, see section 4 of the terms page for the full texts. */
export const LEGAL_TEXT: ConsentText = {
  version: '2025-05-31',
  text: 'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.',
};
