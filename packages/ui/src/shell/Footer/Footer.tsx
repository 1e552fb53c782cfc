import type { FormEvent, ReactNode } from 'react';
import { Logo } from '../../art/Logo/Logo.tsx';
import { canBuy } from '../../lib/can-buy.ts';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { intentHandlers } from '../intent.ts';
import type { Session } from '../session.ts';
import styles from './Footer.module.css';

export interface FooterProps {
  /** Logout is shown to a signed-in member, even before the e-mail is verified. */
  session: Session;
  /** Called by "Pricing & Plans", hidden from members under 18. The plan in the request is always `free`. */
  onUpgrade: (request: { plan: string }) => void;
  /** The mouse or the keyboard's focus is on the control of `onUpgrade`: time to load what it opens. */
  onUpgradeIntent?: (() => void) | undefined;
  /** Leads to /contact within the app. Without JavaScript, the button loads that page. */
  onContact: () => void;
  /** Opens the feedback form. Without it, the button is not shown. */
  onFeedback?: (() => void) | undefined;
  /** Ends the session and leads to /. Offered only to a signed-in member. */
  onLogout: () => void;
}

/** The end of the page: policies, plans, contact and Logout. */
export function Footer({
  session,
  onUpgrade,
  onUpgradeIntent,
  onContact,
  onFeedback,
  onLogout,
}: FooterProps) {
  // The age of a visitor is unknown, and the price list is public.
  const isOffered = session.status !== 'signed_in' || canBuy(session.user.age_band);
  const handleContact = (event: FormEvent) => {
    event.preventDefault();
    onContact();
  };

  return (
    <footer className={styles.Footer}>
      <div className={styles.Column}>
        <Anchor href="/" aria-label="Daylit home" className={styles.Brand}>
          <Logo />
        </Anchor>
        <nav aria-label="Footer" className={styles.Links}>
          <PolicyLink anchor="terms-of-service">Terms of Service</PolicyLink>
          <PolicyLink anchor="privacy-policy">Privacy Policy</PolicyLink>
          <Anchor href="/transparency" className={styles.Link}>
            How good is Daylit?
          </Anchor>
          {isOffered && (
            <button
              type="button"
              className={styles.Link}
              {...intentHandlers(onUpgradeIntent)}
              onClick={() => onUpgrade({ plan: 'free' })}
            >
              Pricing &amp; Plans
            </button>
          )}
          <form action="/contact" onSubmit={handleContact}>
            <button type="submit" className={styles.Link}>
              Contact
            </button>
          </form>
          {onFeedback !== undefined && (
            <button type="button" className={styles.Link} onClick={onFeedback}>
              Send Feedback
            </button>
          )}
          {session.status === 'signed_in' && (
            <button type="button" className={styles.Link} onClick={onLogout}>
              Logout
            </button>
          )}
        </nav>
        <p className={styles.Note}>
          Daylit gives information about how skin looks in a photo. It is not medical advice. For people aged
          13 and over.
        </p>
      </div>
    </footer>
  );
}

interface PolicyLinkProps {
  anchor: string;
  children: ReactNode;
}

function PolicyLink({ anchor, children }: PolicyLinkProps) {
  return (
    <Anchor href={`/terms#${anchor}`} newTab className={styles.Link}>
      <span>{children}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  );
}
