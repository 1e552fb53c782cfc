import type { Guidance } from './guidance-type.ts';

export const MODALS: Guidance = {
  AgeModal: ['Ask for an age band.', 'Ask for the date of birth.'],
  ConfirmPasswordModal: ['Say for what the password is needed.', 'Ask again within fifteen minutes.'],
  FairUseModal: ['State the limit and the date of the next month.', 'Shame somebody for using the plan.'],
  FeedbackModal: ['Take a single sentence.', 'Demand stars before words.'],
  LegalAcceptanceModal: ['Link every text that is accepted.', 'Tick a box in advance.'],
  PhotoConsentModal: ['Name each purpose by itself.', 'Make the refusal smaller than the consent.'],
  ProrationModal: ['Say what is paid today and what later.', 'Round in our favour.'],
  UpgradeModal: ['Count savings from the prices.', 'Open it while somebody waits for a report.'],
};
