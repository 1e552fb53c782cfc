import { keyWords } from '../../lib/key-words.ts';
import { readObject, readText } from '../damage.ts';
import type { SkinSensitivityFinding } from '../report.ts';
import { sourceWords } from '../source-words.ts';
import { TextFact } from '../TextFact/TextFact.tsx';

export interface SkinSensitivityProps {
  /** Null or undefined draws nothing: a report can do without it, so nobody is made to wait for it. */
  skin_sensitivity: SkinSensitivityFinding | null | undefined;
}

/** How easily the skin reacts, as far as answers and photo can tell. */
export function SkinSensitivity({ skin_sensitivity }: SkinSensitivityProps) {
  if (skin_sensitivity === null || skin_sensitivity === undefined) return null;
  const finding = readObject<SkinSensitivityFinding>(skin_sensitivity);
  return (
    <TextFact
      title="Skin Sensitivity"
      value={keyWords(readText(finding?.skin_sensitivity) ?? readText(skin_sensitivity) ?? 'cannot_tell')}
      explanation={readText(finding?.explanation)}
      source={sourceWords(finding?.basis, finding?.confidence)}
    />
  );
}
