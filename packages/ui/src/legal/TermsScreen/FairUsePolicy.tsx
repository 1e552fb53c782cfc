import { Link } from '../../primitives/Link/Link.tsx';

/** How much each plan holds, and how it is counted. */
export function FairUsePolicy() {
  return (
    <section aria-labelledby="fair-use-policy">
      <h2 id="fair-use-policy">Fair Use Policy</h2>
      <p>Each plan holds enough for steady use by one person. These are its limits.</p>
      <h3>Scans and messages per month</h3>
      <ul>
        <li>Free: 1 scan and 10 messages.</li>
        <li>Trial: 4 scans and 50 messages.</li>
        <li>Plus: 4 scans and 150 messages.</li>
        <li>Pro: 30 scans and 400 messages, about 13 a day. That is the fair use behind “unlimited”.</li>
      </ul>
      <h3>Tokens</h3>
      <p>The assistant measures text in tokens of roughly 4 characters, of your message and of its answer.</p>
      <ul>
        <li>Free: 25,000 in any 7 days.</li>
        <li>Trial: 200,000 in its 14 days.</li>
        <li>Plus and Pro: 500,000 per calendar month.</li>
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
        <li>You are told so. Your reports and messages stay, and the allowance comes back with time.</li>
        <li>Unused allowance does not roll over.</li>
        <li>
          The timeline of the Free plan shows the last 3 scans, that of Plus 12 months. Older ones are kept,
          and come back with a larger plan.
        </li>
        <li>
          If Pro is not enough for you, <Link href="/contact">write to us</Link>.
        </li>
      </ul>
    </section>
  );
}
