import { createHash } from 'node:crypto';
import type { ConsentPurpose } from '@daylit/contract';

import { type ExternalModel, type ExternalModels, hostOf, nameOf } from '../../external-model.ts';

/**
 * A text that people agree to; blank lines separate its paragraphs. Any change needs a new version, which
 * asks everybody again.
 */
export interface ConsentText {
  version: string;
  text: string;
  /** Host and model that get what the text says. Absent where nothing leaves this server. */
  sentTo?: string;
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
 * The consents that a member is asked for: always the one for photos, and one for each use of an external
 * model for which the settings name a model.
 */
export function consentTexts({ reports, chat }: ExternalModels): ConsentTexts {
  return {
    photo_analysis: PHOTO_ANALYSIS,
    ...(reports && { external_ai: versioned(faceText(reports), reports) }),
    ...(chat && { external_chat: versioned(chatText(chat), chat) }),
  };
}

function faceText(external: ExternalModel): string {
  const host = hostOf(external);
  return `I agree that Daylit sends a cut-out of my face from each photo that I upload, with what it measured there, to ${host}, where the AI model "${external.model}" helps to word my report. The cut-out shows my face and may say something about my health, so it needs my explicit consent.

It is a new picture without the data that a camera adds; my name, my e-mail address, what I write and my answers about myself are not sent. How long ${host} keeps it, and where, follows that provider's own terms.

Without this consent my reports are made on this server alone. I can withdraw this at any time; then nothing more is sent.`;
}

function chatText(external: ExternalModel): string {
  const host = hostOf(external);
  return `I agree that, when I use the chat, Daylit sends to ${host}, where the AI model "${external.model}" answers: what I write, the last four messages before it, what it measured in my photos and how that changed, my routine, my plan and what is left of it, my age group, whether I am pregnant, and what I leave out, such as what I am allergic to. Some of this may say something about my health, so it needs my explicit consent.

No photo is sent, nor my name or my e-mail address. So please write nothing into the chat that you would not tell that provider. How long ${host} keeps it, and where, follows that provider's own terms.

Without this consent the answers in the chat are made on this server alone. I can withdraw this at any time; then nothing more is sent.`;
}

/** The text names host and model, so a change of either makes a new version, and everybody is asked again. */
function versioned(text: string, external: ExternalModel): ConsentText {
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { version: `2026-11-29-${fingerprint}`, text, sentTo: nameOf(external) };
}

/** What the legal modal asks, see section 4 of the terms page for the full texts. */
export const LEGAL_TEXT: ConsentText = {
  version: '2025-05-31',
  text: 'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.',
};
