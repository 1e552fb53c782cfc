import type { FindingView } from '@daylit/contract';
import { arrived } from '../arrived.ts';
import { TextFact } from '../TextFact/TextFact.tsx';

export interface SkinSensitivityProps {
  /** Null or undefined draws nothing: a report can do without it, so nobody is made to wait for it. */
  skin_sensitivity: FindingView | null | undefined;
}

/** How easily the skin reacts, as far as answers and photo can tell. */
export function SkinSensitivity({ skin_sensitivity }: SkinSensitivityProps) {
  if (skin_sensitivity === null || skin_sensitivity === undefined) return null;
  return <TextFact title="Skin Sensitivity" finding={arrived(skin_sensitivity)} />;
}
