import type { Sign } from '@daylit/contract';

/** How one engine's severities read on the scale of the next. `npm run lab:bridge` measures it. */
export interface EngineBridge {
  from: string;
  to: string;
  /** Null: the two read the sign so differently that a change of a step would be lost. */
  signs: Record<Sign, SignBridge | null>;
}

export interface SignBridge {
  /** What the earlier severities 0, 1, 2, 3, 4 and 5 are on the later scale, points; linear in between. */
  values: readonly [number, number, number, number, number, number];
  /** Standard deviation of the later severity around that, points. */
  spread: number;
}
