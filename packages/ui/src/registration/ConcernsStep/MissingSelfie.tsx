import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface MissingSelfieProps {
  /** To step 2. */
  onSelfie: () => void;
}

/** Finishing needs a checked selfie; this says so and leads there. */
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
