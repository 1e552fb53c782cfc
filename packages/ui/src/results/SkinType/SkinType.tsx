import { keyWords } from '../../lib/key-words.ts';
import { readObject, readText } from '../damage.ts';
import type { SkinTypeFinding } from '../report.ts';
import { sourceWords } from '../source-words.ts';
import { TextFact } from '../TextFact/TextFact.tsx';

export interface SkinTypeProps {
  /** Undefined until it has arrived. */
  skin_type: SkinTypeFinding | undefined;
}

/** How the skin looks and feels by type. "Cannot tell" is an answer too, with its reason. */
export function SkinType({ skin_type }: SkinTypeProps) {
  if (skin_type === undefined) return <TextFact title="Skin Type" value={undefined} />;
  const finding = readObject<SkinTypeFinding>(skin_type);
  return (
    <TextFact
      title="Skin Type"
      value={keyWords(readText(finding?.skin_type) ?? readText(skin_type) ?? 'cannot_tell')}
      explanation={readText(finding?.explanation)}
      source={sourceWords(finding?.basis, finding?.confidence)}
    />
  );
}
