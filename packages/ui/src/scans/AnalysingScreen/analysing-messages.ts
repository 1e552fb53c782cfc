/**
 * The messages during the analysis, in order. Each is shown for ten seconds and the last one stays; a report
 * that is done earlier ends them. Nothing is said about earlier scans: this is the first one.
 */
export const ANALYSING_MESSAGES = [
  'Checking the light in your photo',
  'Finding your features',
  'Looking at texture across your cheeks and forehead',
  'Choosing the steps of your care plan',
  'Writing your report',
] as const;
