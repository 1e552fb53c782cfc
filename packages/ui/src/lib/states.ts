/** What comes from the server: not there yet, there, or not to be had. */
export type Loaded<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value }
  /** `detail`: the server's own sentence. Null where it said none: the section has words of its own. */
  | { state: 'failed'; detail: string | null };

/**
 * What the person asked for: not asked, under way, refused, done. `Place` names what a failure can be about, such as a
 * field of the form, where it then stands.
 */
export type ActionState<Place extends string = never> =
  | { state: 'idle' }
  | { state: 'busy' }
  /** `detail`: the server's own sentence. Null where it said none. `at` is absent where the failure is about the whole. */
  | { state: 'failed'; detail: string | null; at?: Place | undefined }
  /** `message`: the server's own sentence, where it sends one. */
  | { state: 'done'; message?: string | undefined };

/** Nothing was asked for. */
export const IDLE = { state: 'idle' } as const;

/** Busy, or done with the next page on its way: a form that leads on stays as it is until then. */
export function isUnderWay(action: ActionState<string>): boolean {
  return action.state === 'busy' || action.state === 'done';
}

/** The words of a failure at `at`, or of one about the whole: the server's, else `fallback`. Undefined when none happened there. */
export function failureOf<Place extends string>(
  action: ActionState<Place> | Loaded<unknown>,
  fallback: string,
  at?: Place,
): string | undefined {
  if (action.state !== 'failed') return undefined;
  const place = 'at' in action ? action.at : undefined;
  return place === at ? (action.detail ?? fallback) : undefined;
}
