import { createHash } from 'node:crypto';
import type { ConsentPurpose } from '@daylit/contract';

import { type ExternalModel, hostOf } from '../../external-model.ts';

/**
 * A text that people agree to; blank lines separate its paragraphs. Any change needs a new version, which
 * asks everybody again.
 */
export interface ConsentText {
  version: string;
  text: string;
}

/** The texts of the purposes that apply to a server. */
export type ConsentTexts = Partial<Record<ConsentPurpose, ConsentText>>;

const PHOTO_ANALYSIS: ConsentText = {
  version: '2026-11-23',
  text: `I agree that Daylit measures how my skin looks in the photos of my face that I upload. What it finds may say something about my health, so it needs my explicit consent.

The photo is analysed on this server and deleted right afterwards; a small picture and the report are kept until I delete my account.

I can withdraw this at any time, which stops further analyses.`,
};

/**
 * The consents that a member is asked for: always the one for photos, and the one for an external model only
 * where the settings name a model.
 */
export function consentTexts(external: ExternalModel | undefined): ConsentTexts {
  return { photo_analysis: PHOTO_ANALYSIS, ...(external && { external_ai: externalText(external) }) };
}

function externalText(external: ExternalModel): ConsentText {
  const host = hostOf(external);
  const text = `I agree that Daylit sends a cut-out of my face from each photo that I upload, with what it measured there, to ${host}, where the AI model "${external.model}" helps to word my report. I also agree that, when I use the chat, Daylit sends there what I write, the last four messages before it, what it measured in my last photo, and my routine, so that the model can answer. The cut-out shows my face and may say something about my health, so it needs my explicit consent.

It is a new picture without the data that a camera adds; my name, my e-mail address and my answers about myself are not sent. So please write nothing into the chat that you would not tell that provider. How long ${host} keeps it, and where, follows that provider's own terms.

Without this consent my reports and the answers in the chat are made on this server alone. I can withdraw this at any time; then nothing more is sent.`;
  // The text names host and model, so a change of either makes a new version, and everybody is asked again.
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { version: `2026-11-24-${fingerprint}`, text };
}

/** What the legal modal asks, see section 4 of the terms page for the full texts. */
export const LEGAL_TEXT: ConsentText = {
  version: '2025-05-31',
  text: 'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.',
};
