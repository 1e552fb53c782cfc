import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import type { ActionState } from '../../lib/states.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface SuccessScreenProps {
  /** Idle and busy look the same: the payment is being verified. A URL without a session id is a failure. */
  verification: ActionState;
}

const VERIFYING = { title: 'Verifying your subscription…', icon: <CreditCard size={28} /> };

const HEADINGS = {
  idle: VERIFYING,
  busy: VERIFYING,
  done: { title: 'Subscription Confirmed!', icon: <Check size={28} /> },
  failed: { title: 'Something went wrong', icon: <TriangleAlert size={28} /> },
};

/** The page after the checkout. Once verified, the app continues by itself; the button continues at once. */
export function SuccessScreen({ verification }: SuccessScreenProps) {
  const { state } = verification;
  return (
    <MessageCard {...HEADINGS[state]} tone={state === 'done' ? 'success' : 'brand'}>
      {/* The same paragraph in all states, so that a screen reader reads the result. */}
      <p aria-live="polite">
        {state === 'done' && <span>Thanks for subscribing. Your account has been upgraded.</span>}
        {state === 'failed' && (
          <>
            <span>{"We couldn't verify your subscription. Please "}</span>
            <Link href="/contact">contact support</Link>
            <span>.</span>
          </>
        )}
      </p>
      {(state === 'idle' || state === 'busy') && <Loader />}
      {state === 'done' && <ButtonLink href="/">Continue</ButtonLink>}
    </MessageCard>
  );
}
