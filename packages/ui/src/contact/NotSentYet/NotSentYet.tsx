import { isInThisVersion } from '../../lib/not-in-this-version.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

export interface NotSentYetProps {
  /** The operation of openapi.yaml that the form needs. */
  operationId: 'sendFeedback' | 'sendContactMessage';
}

/**
 * Says above a form that nobody will get what is written, before it is written. Renders nothing once the
 * operation is implemented.
 */
export function NotSentYet({ operationId }: NotSentYetProps) {
  if (isInThisVersion(operationId)) return null;
  return (
    <Notice role="note">
      This version cannot send messages yet. You can try the form, but nothing will reach us.
    </Notice>
  );
}
