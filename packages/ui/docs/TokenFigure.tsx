import { figureAt } from './token-data.ts';

export interface TokenFigureProps {
  /** Path in the token file, for example "size.hit-min". */
  of: string;
}

/** A measure of the token file, for use inside a sentence. */
export function TokenFigure({ of }: TokenFigureProps) {
  return <>{figureAt(of).replace(' ', '\u00A0')}</>;
}
