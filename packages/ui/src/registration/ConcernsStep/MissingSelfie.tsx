import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface MissingSelfieProps {
  /** Goes to step 2. */
  onSelfie: () => void;
}

/** Says that the registration needs a checked selfie, with a link to that step. */
export function MissingSelfie({ onSelfie }: MissingSelfieProps) {
  return (
    <>
      <Notice tone="danger">Please validate your selfie before continuing.</Notice>
      <Button variant="outline" onClick={onSelfie}>
        Go to your selfie
      </Button>
    </>
  );
}
