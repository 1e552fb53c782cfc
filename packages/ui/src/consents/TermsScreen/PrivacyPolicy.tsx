import { Link } from '../../primitives/Link/Link.tsx';
import { KeptItems, type KeptItemsProps } from './KeptItems.tsx';
import { RetentionList, type RetentionListProps } from './RetentionList.tsx';
import { ProcessorList, type ProcessorListProps } from '../../parts/ProcessorList/ProcessorList.tsx';

/** Which data is kept, for how long and by whom, and how to export or delete it. */
export function PrivacyPolicy({
  processors,
  retention,
  keptItems,
}: ProcessorListProps & RetentionListProps & KeptItemsProps) {
  return (
    <section aria-labelledby="privacy-policy">
      <h2 id="privacy-policy">Privacy Policy</h2>
      <p>
        Your original photo is deleted right after analysis. A small thumbnail stays while your account
        exists, for a shorter time that you choose under Account, or until you delete the scan.
      </p>
      <h3>What we keep</h3>
      <ul>
        <li>
          Your e-mail address, your username, and a password, if you have one, in a form that cannot be read
          back.
        </li>
        <li>Your age group, and what you told us about your skin, your goals and your routine.</li>
        <li>For each scan: the thumbnail and the report. The points found on your face go with the photo.</li>
        <li>
          For a second photo beside a scan: by how much its scores differ. The photo itself is not kept.
        </li>
        <li>
          For a find that you call wrong: your answer, with the report. How often each sign is called wrong is
          counted without you.
        </li>
        <li>Your messages to the assistant, and its answers.</li>
        <li>What you write to us with Contact or Send Feedback.</li>
        <li>What you agreed to, in which version, and when.</li>
      </ul>
      <h3>How long we keep it</h3>
      <RetentionList retention={retention} />
      <h3>What your browser keeps</h3>
      <KeptItems keptItems={keptItems} />
      <h3>What we do not do</h3>
      <ul>
        <li>We do not recognize people. A photo is never compared with another person’s.</li>
        <li>We do not sell data, and we train nothing on your photos.</li>
        <li>
          Ads on the Free plan and during the trial are our own. They are never chosen by what a scan found,
          and no other company learns from them that you were here.
        </li>
      </ul>
      <h3>Who processes your data</h3>
      <ProcessorList processors={processors} />
      <p>
        How well Daylit measures, and what nobody has checked:{' '}
        <Link href="/transparency">How good is Daylit?</Link>
      </p>
      <h3>Your agreement</h3>
      <p>
        Photos of your face are analyzed only after you agree to it, apart from these terms. Before a photo
        goes to another company’s AI, we ask you once more, by that company’s name. You can withdraw under
        Account at any time. What was analyzed until then stays in your account.
      </p>
      <h3>Your rights</h3>
      <p>
        Under Account, on every plan, you can see and correct your data, take all of it with you in one file,
        and delete your account with everything in it. For anything else,{' '}
        <Link href="/contact">write to us</Link>.
      </p>
      <h3>If something goes wrong</h3>
      <p>
        If your data falls into the wrong hands, we tell you and the authorities within 72 hours of finding
        out.
      </p>
    </section>
  );
}
