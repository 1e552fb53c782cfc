import type { RoutineCheck } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { checkedWords, NO_CONFLICTS } from './checked-words.ts';

export interface CheckedFoldProps {
  /** With a warning nothing is rendered: `RoutineWarnings` shows it. */
  check: Loaded<RoutineCheck>;
}

/** A routine without a warning, in one line: what was checked, and what that means. */
export function CheckedFold({ check }: CheckedFoldProps) {
  if (check.state !== 'ready' || check.value.warnings.length > 0) return null;
  return (
    <Fold summary={checkedWords(check.value.checked)} line={NO_CONFLICTS}>
      <p>
        We looked for ingredients that should not meet on one evening, for the same strong step twice, for a
        missing sunscreen, and for what your answers leave out.
      </p>
      <p>We check again after each change.</p>
    </Fold>
  );
}
