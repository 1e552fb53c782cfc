import type { KeyboardEvent } from 'react';

/** The code of a key that an input method handles itself. */
const INPUT_METHOD_KEY = 229;

/**
 * Whether the key belongs to an input method, where Enter accepts the composed word. Safari ends the
 * composition before it reports that Enter, so only the deprecated code still tells it there.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari.
  return nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY;
}
