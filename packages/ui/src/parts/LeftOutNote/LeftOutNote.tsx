import type { LeftOut } from '@daylit/contract';
import { Link } from '../../primitives/Link/Link.tsx';

export interface LeftOutNoteProps {
  /** The answer that leaves a product out. */
  left_out: LeftOut;
}

/** Says which answer leaves a product out, with the way to change it. Stands where the button would be. */
export function LeftOutNote({ left_out }: LeftOutNoteProps) {
  return (
    <p>
      <span>{`${left_out.sentence} `}</span>
      <Link href="/care-plan">Change your answers</Link>
    </p>
  );
}
