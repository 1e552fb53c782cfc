import type { FindingView } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { TextFact } from '../TextFact/TextFact.tsx';

export interface SkinTypeProps {
  skin_type: Loaded<FindingView>;
}

/** The skin type. "Cannot tell" is a result too, with its reason. */
export function SkinType({ skin_type }: SkinTypeProps) {
  return <TextFact title="Skin Type" finding={skin_type} />;
}
