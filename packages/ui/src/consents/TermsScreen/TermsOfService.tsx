import {
  GRACE_DAYS,
  type PlanOffers,
  PRICE_CHANGE_NOTICE_DAYS,
  REFUND_DAYS,
  TRIAL_DAYS,
  WITHDRAWAL_DAYS,
} from '@daylit/contract';
import { REFUND_TIME } from '../../lib/refund-time.ts';
import type { Loaded } from '../../lib/states.ts';
import { PlanPrices } from './PlanPrices.tsx';

interface TermsOfServiceProps {
  /** The server's price list. */
  offers: Loaded<PlanOffers>;
}

/** Plans, payment and ending the contract. Figures come from the price list; changes are announced. */
export function TermsOfService({ offers }: TermsOfServiceProps) {
  return (
    <section aria-labelledby="terms-of-service">
      <h2 id="terms-of-service">Terms of Service</h2>
      <p>These terms cover your use of Daylit. You need to be at least 13 years old to have an account.</p>
      <h3>What Daylit does</h3>
      <p>
        You upload a photo of your face. Software describes how the skin looks in it, and suggests a routine
        that fits what you told us. The chat assistant is software, too. Both can be wrong, and both say when
        they cannot tell.
      </p>
      <h3>Your account</h3>
      <ul>
        <li>Use an e-mail address that reaches you. If you have a password, use it nowhere else.</li>
        <li>Upload only photos of yourself.</li>
        <li>What you upload stays yours. We use it for your report and for nothing else.</li>
      </ul>
      <h3>Young people</h3>
      <p>
        Between 13 and 17 there are no ads, no offers to upgrade, and no advice on looking younger or on
        strong ingredients. If you tell us that you are under 13, your account is erased at once, and nothing
        about you is kept.
      </p>
      <h3>Trial</h3>
      <p>
        {`Every new account starts with a trial. A trial becomes the Free plan ${TRIAL_DAYS} days after signup. You are not charged.`}
      </p>
      <PlanPrices offers={offers} />
      <h3>Billing</h3>
      <ul>
        <li>Paid plans renew every month or every year until you cancel.</li>
        <li>
          Cancelling takes two clicks under Account and asks for no reason. The plan lasts until the end of
          the time that you paid for.
        </li>
        <li>Before you change to a larger plan, you see what is due and confirm it.</li>
        <li>
          {`You can ask for a refund within ${REFUND_DAYS} days of being billed, under Account. Refunds are paid in ${REFUND_TIME}.`}
        </li>
        <li>
          {`You can withdraw from the contract within ${WITHDRAWAL_DAYS} days, without a reason. The button for it is beside Cancel, under Account.`}
        </li>
        <li>
          {`If a payment fails, your plan stays for ${GRACE_DAYS} days. After that your account is Free; nothing is lost.`}
        </li>
        <li>
          {`We give ${PRICE_CHANGE_NOTICE_DAYS} days’ notice before a price goes up or a limit goes down.`}
        </li>
      </ul>
      <h3>Leaving</h3>
      <p>
        On every plan you can take everything with you, and delete your account, under Account. Deleting
        happens at once, cannot be undone, and gives you a receipt.
      </p>
    </section>
  );
}
