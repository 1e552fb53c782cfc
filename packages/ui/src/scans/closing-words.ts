/** When to see a doctor about a spot; every report ends with it. */
export const SEE_A_DOCTOR = 'If a spot changes, bleeds or worries you, show it to a doctor.';

/** A description of the report. */
export const WHAT_IT_IS = 'This report describes how your skin looks in one photo. It is not medical advice.';

/** How its ranges were measured. */
export const HOW_WE_MEASURED =
  'Each sign was read several times from small variations of your photo. The range covers what another photo of the same day would most likely show.';
