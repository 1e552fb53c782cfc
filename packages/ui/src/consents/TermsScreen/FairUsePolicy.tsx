import { ALLOWANCES, ROLLING_TOKEN_DAYS, TRIAL_DAYS } from '@daylit/contract';
import { Link } from '../../primitives/Link/Link.tsx';

const { free, trial, plus, pro } = ALLOWANCES;

const tokenCount = (tokens: number) => tokens.toLocaleString('en-US');

/** The allowances of each plan, and how usage is counted. */
export function FairUsePolicy() {
  return (
    <section aria-labelledby="fair-use-policy">
      <h2 id="fair-use-policy">Fair Use Policy</h2>
      <p>Each plan holds enough for steady use by one person. These are its limits.</p>
      <h3>Scans and messages per month</h3>
      <ul>
        <li>{`Free: ${free.scans} scan and ${free.messages} messages.`}</li>
        <li>{`Trial: ${trial.scans} scans and ${trial.messages} messages.`}</li>
        <li>{`Plus: ${plus.scans} scans and ${plus.messages} messages.`}</li>
        <li>
          {`Pro: ${pro.scans} scans and ${pro.messages} messages, about ${Math.round(pro.messages / 30)} a day. That is the fair use behind “unlimited”.`}
        </li>
      </ul>
      <h3>Tokens</h3>
      <p>The assistant measures text in tokens of roughly 4 characters, of your message and of its answer.</p>
      <ul>
        <li>{`Free: ${tokenCount(free.tokens)} in any ${ROLLING_TOKEN_DAYS} days.`}</li>
        <li>{`Trial: ${tokenCount(trial.tokens)} in its ${TRIAL_DAYS} days.`}</li>
        <li>{`Plus and Pro: ${tokenCount(plus.tokens)} per calendar month.`}</li>
      </ul>
      <h3>What counts as a scan</h3>
      <ul>
        <li>Each photo that does not fail the quality check, also when you upload the same one again.</li>
        <li>A photo that fails it does not count, and you can take another.</li>
      </ul>
      <h3>What counts as a message</h3>
      <p>Only messages that you send. Answers do not.</p>
      <h3>When a limit is reached</h3>
      <ul>
        <li>We tell you. Your reports and messages stay, and the allowance comes back with time.</li>
        <li>Unused allowance does not roll over.</li>
        <li>
          {`The timeline of the Free plan shows the last ${free.history_scans} scans, that of Plus ${plus.history_months} months. Older ones are kept, and come back with a larger plan.`}
        </li>
        <li>
          If Pro is not enough for you, <Link href="/contact">write to us</Link>.
        </li>
      </ul>
    </section>
  );
}
