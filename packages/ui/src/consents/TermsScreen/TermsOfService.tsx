import { ALLOWANCES, TRIAL_DAYS } from '@daylit/contract';
import { Link } from '../../primitives/Link/Link.tsx';
import { NotInThisVersion } from './NotInThisVersion.tsx';

/**
 * Plans, payment and ending the contract. Figures are those of the price list; changes come with 30 days'
 * notice.
 */
export function TermsOfService() {
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
      <NotInThisVersion />
      <h3>Your account</h3>
      <ul>
        <li>Use an e-mail address that reaches you, and a password that you use nowhere else.</li>
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
        Every new account starts with a trial. A trial becomes the Free plan {TRIAL_DAYS} days after signup.
        You are not charged.
      </p>
      <Plans />
      <h3>Billing</h3>
      <ul>
        <li>Paid plans renew every month or every year until you cancel.</li>
        <li>
          Cancelling takes two clicks under Account and asks for no reason. The plan lasts until the end of
          the time that you paid for.
        </li>
        <li>Before you change to a larger plan, you see what is due and confirm it.</li>
        <li>
          You can ask for a refund within 7 days of being billed, under <Link href="/contact">Contact</Link>.
          Refunds are paid in 5–10 business days.
        </li>
        <li>
          In the European Union you can withdraw from the contract within 14 days. The button for it is beside
          Cancel, under Account.
        </li>
        <li>We give 30 days’ notice before a price goes up or a limit goes down.</li>
      </ul>
      <h3>Leaving</h3>
      <p>
        On every plan you can take everything with you, and delete your account, under Account. Deleting
        happens at once, cannot be undone, and gives you a receipt.
      </p>
    </section>
  );
}

const { free, plus, pro } = ALLOWANCES;

function Plans() {
  return (
    <>
      <h3>Plans</h3>
      <p>Prices are in US dollars. Taxes may apply.</p>
      <ul>
        <li>
          Free, $0.00: {free.scans} scan and {free.messages} chat messages per month, the last{' '}
          {free.history_scans} scans in the timeline, with ads of our own.
        </li>
        <li>
          Plus, $5.99 per month or $59.00 per year: {plus.scans} scans and {plus.messages} chat messages per
          month, {plus.history_months} months of history, no ads.
        </li>
        <li>
          Pro, $14.99 per month or $149.00 per year: unlimited scans and chat within fair use ({pro.scans}{' '}
          scans and {pro.messages} messages per month), the whole timeline with full export, no ads, and beta
          features if you turn them on.
        </li>
        <li>
          Founding members, the first 1,000 signups, pay $48.00 per year for Plus or $138.00 for Pro. That
          price stays theirs for life.
        </li>
      </ul>
    </>
  );
}
