/** The messages during the analysis, in order. Each is shown for ten seconds; the last one stays. */
export const ANALYSING_MESSAGES = [
  'Checking the light in your photo',
  'Finding your features',
  'Looking at texture across your cheeks and forehead',
  'Comparing with your last scans',
  'Writing your report',
] as const;
