import type { ConsentPurpose } from '@daylit/contract';

/** The title of each purpose, and the consequences of withdrawing its consent. */
export const CONSENT_WORDS: Record<ConsentPurpose, { title: string; afterWithdrawal: string }> = {
  photo_analysis: {
    title: 'Analysing photos of your face',
    afterWithdrawal:
      'No photo is analysed any more, so there are no new reports. The reports that you have stay until you delete your account. You can agree again at any time.',
  },
  external_ai: {
    title: 'Help from an external AI provider',
    afterWithdrawal:
      'Nothing more is sent to the provider. What was written with its help stays until you delete your account. You can agree again at any time.',
  },
};
