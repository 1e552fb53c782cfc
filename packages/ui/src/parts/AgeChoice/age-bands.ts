import type { AgeBand } from '@daylit/contract';

/** The answers to "How old are you?": the values of the API and their labels. */
export const AGE_BANDS: readonly { value: AgeBand; label: string }[] = [
  { value: 'under_13', label: 'Under 13' },
  { value: '13-17', label: '13 to 17' },
  { value: '18-24', label: '18 to 24' },
  { value: '25-39', label: '25 to 39' },
  { value: '40-59', label: '40 to 59' },
  { value: '60+', label: '60 and over' },
];
