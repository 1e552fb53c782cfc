import type { FindingView } from '@daylit/contract';
import { arrived } from '../arrived.ts';
import { TextFact } from '../TextFact/TextFact.tsx';

export interface SkinSensitivityProps {
  /** Null or undefined renders nothing: a report can be complete without it. */
  skin_sensitivity: FindingView | null | undefined;
}

/** The sensitivity of the skin, as far as answers and photo show it. */
export function SkinSensitivity({ skin_sensitivity }: SkinSensitivityProps) {
  if (skin_sensitivity === null || skin_sensitivity === undefined) return null;
  return <TextFact title="Skin Sensitivity" finding={arrived(skin_sensitivity)} />;
}
