import type { FindingView } from '@daylit/contract';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { sourceWords } from '../source-words.ts';

export interface FindingReasonsProps {
  skin_type: FindingView | undefined;
  skin_sensitivity: FindingView | null | undefined;
}

/** Why type and sensitivity are what they are, folded. Renders nothing for findings without a basis. */
export function FindingReasons({ skin_type, skin_sensitivity }: FindingReasonsProps) {
  const reasons = [
    { name: 'Skin Type', finding: skin_type },
    { name: 'Skin Sensitivity', finding: skin_sensitivity },
  ].flatMap(({ name, finding }) => {
    const source = finding && sourceWords(finding.basis, finding.confidence);
    return source === undefined ? [] : { name, source, explanation: finding?.explanation };
  });
  if (reasons.length === 0) return null;
  return (
    <Fold summary="Where this comes from">
      {reasons.map(({ name, source, explanation }) => (
        <p key={name}>
          <strong>{`${name}. `}</strong>
          <span>{[explanation, `${source}.`].filter(Boolean).join(' ')}</span>
        </p>
      ))}
    </Fold>
  );
}
