import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loader } from '../../primitives/Loader/Loader.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

export interface SuccessScreenProps {
  /** `failed` also where the address holds no session id. */
  status: 'verifying' | 'confirmed' | 'failed';
}

const HEADINGS = {
  verifying: { title: 'Verifying your subscription…', icon: <CreditCard size={28} /> },
  confirmed: { title: 'Subscription Confirmed!', icon: <Check size={28} /> },
  failed: { title: 'Something went wrong', icon: <TriangleAlert size={28} /> },
};

/** Back from the checkout. The app goes on by itself after `confirmed`; the button is for who will not wait. */
export function SuccessScreen({ status }: SuccessScreenProps) {
  return (
    <MessageCard {...HEADINGS[status]} tone={status === 'confirmed' ? 'success' : 'brand'}>
      {/* The same paragraph in all states, so that a screen reader hears how it went. */}
      <p aria-live="polite">
        {status === 'confirmed' && 'Thanks for subscribing. Your account has been upgraded.'}
        {status === 'failed' && (
          <>
            We couldn't verify your subscription. Please <Link href="/contact">contact support</Link>.
          </>
        )}
      </p>
      {status === 'verifying' && <Loader />}
      {status === 'confirmed' && <ButtonLink href="/">Continue</ButtonLink>}
    </MessageCard>
  );
}
