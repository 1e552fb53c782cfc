import type { ALLOWANCES, ROUTINE_STEPS } from './facts.gen.ts';
import type { ScanEvent } from './types.gen.ts';

/** A row of the price list. Every plan belongs to one tier. */
export type Tier = keyof typeof ALLOWANCES;

/** A part of a report. */
export type Stage = ScanEvent['stage'];

/** A part of the day, or of the week, in a care plan. */
export type Daypart = keyof typeof ROUTINE_STEPS;

/** The settings that the server embeds in every page. */
export interface PageSettings {
  /** Minimum number of characters in a new password. */
  password_min_length: number;
  /** URL scheme of the native app; null where there is none. */
  deep_link_scheme: string | null;
  /** Origin of the payments host; null where the product itself is it. */
  payments_url: string | null;
  /** Where people may sign in besides here, in the order of the buttons. */
  providers: readonly { id: string; name: string }[];
  /** Present where people sign in with a provider or a passkey only. */
  passwords_off?: true;
}

/** The one change that would improve the camera's picture; `good` means that none is needed. */
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

/** A rectangle around a face, as shares of the width and height of the picture, which is not mirrored. */
export interface FacePlace {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
