/** Data from the server: waiting, ready or failed. */
export type Loaded<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value }
  /** `detail`: the server's own sentence. Null when it sent none; then the section uses its own words. */
  | { state: 'failed'; detail: string | null };

/**
 * The state of an action: not started, in progress, failed or done. `Place` names the parts that a failure
 * can belong to, such as the fields of a form.
 */
export type ActionState<Place extends string = never> =
  | { state: 'idle' }
  | { state: 'busy' }
  /**
   * `detail`: the server's own sentence, null when it sent none. `at` is absent when the failure has no
   * single place.
   */
  | { state: 'failed'; detail: string | null; at?: Place | undefined }
  /** `message`: the server's own sentence, if it sends one. */
  | { state: 'done'; message?: string | undefined };

/** The action has not started. */
export const IDLE = { state: 'idle' } as const;

/**
 * Busy, or done with the next page on its way. A form that leads to a new page stays unchanged until then.
 */
export function isUnderWay(action: ActionState<string>): boolean {
  return action.state === 'busy' || action.state === 'done';
}

/**
 * The words of a failure at `at`, or of one without a place when `at` is absent: the server's, else
 * `fallback`. Undefined when there is no such failure.
 */
export function failureOf<Place extends string>(
  action: ActionState<Place> | Loaded<unknown>,
  fallback: string,
  at?: Place,
): string | undefined {
  if (action.state !== 'failed') return undefined;
  const place = 'at' in action ? action.at : undefined;
  return place === at ? (action.detail ?? fallback) : undefined;
}

/** The server's error at a field of a form. */
export interface FieldRefusal<Field extends string> {
  at: Field;
  /** The server's sentence, else the form's own. */
  words: string;
}

/** The failure of `action` at one of its fields, if there is one. */
export function refusalOf<Field extends string>(
  action: ActionState<Field>,
  fallback: string,
): FieldRefusal<Field> | undefined {
  if (action.state !== 'failed' || action.at === undefined) return undefined;
  return { at: action.at, words: action.detail ?? fallback };
}
