import type { ALLOWANCES, ROUTINE_STEPS } from './facts.gen.ts';
import type { ScanEvent } from './types.gen.ts';

/** A row of the price list; every plan belongs to one. */
export type Tier = keyof typeof ALLOWANCES;

/** A part of a report. */
export type Stage = ScanEvent['stage'];

/** A part of the day, or the week, in a routine. */
export type Daypart = keyof typeof ROUTINE_STEPS;

/** A confirmed routine may hold products outside of these. */
export type ConfirmedDaypart = Daypart | 'additional';

/** What the server tells every page within the page itself. */
export interface PageSettings {
  /** Least number of characters in a new password. */
  password_min_length: number;
  /** Scheme of the native app's own addresses, null without one. */
  deep_link_scheme: string | null;
}

/** The one thing that would make the photo of a camera better, or that nothing would. */
export type PhotoGuidance =
  | 'no_face'
  | 'several_faces'
  | 'centre'
  | 'closer'
  | 'further'
  | 'straight'
  | 'more_light'
  | 'less_light'
  | 'even_light'
  | 'hold_still'
  | 'good';
