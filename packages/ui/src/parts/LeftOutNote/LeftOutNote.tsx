import { Link } from '../../primitives/Link/Link.tsx';

export interface LeftOutNoteProps {
  /** Which answer leaves a product out, or that answers leave everything out. */
  sentence: string;
}

/** Of a place whose products are all left out, in a report or in the suggested plan. */
export const ALL_LEFT_OUT = 'Everything here is left out for now: it does not fit your answers.';

/**
 * Says that an answer leaves a product out, with the way to change it. Stands where the button or the product
 * would be.
 */
export function LeftOutNote({ sentence }: LeftOutNoteProps) {
  return (
    <p>
      <span>{`${sentence} `}</span>
      <Link href="/care-plan#preferences">Change what you said</Link>
    </p>
  );
}
