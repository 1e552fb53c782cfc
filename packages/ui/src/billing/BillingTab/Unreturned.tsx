import type { SubscriptionState } from '@daylit/contract';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatMoney } from '../amounts.ts';

/** The charges that were not refunded: refused by the provider or a bank, or held by a bank. */
export function Unreturned({ held, refused }: NonNullable<SubscriptionState['unreturned']>) {
  return (
    <Notice tone="warning">
      {refused && (
        <p>
          <span>{`${formatMoney(refused)} cannot go back to your card: the payment provider or your bank refuses it. If you have not done so yet, please `}</span>
          <Link href="/contact">write to us</Link>, and we pay it back in another way.
        </p>
      )}
      {held && (
        <p>
          {`Your bank holds ${formatMoney(held)} until the dispute about it is decided. If the charge stands, we send it back to you.`}
        </p>
      )}
    </Notice>
  );
}
