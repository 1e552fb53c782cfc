import { Logo } from '../../art/Logo/Logo.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { MainLinks } from '../MainLinks/MainLinks.tsx';
import { type Session, canUseProduct } from '../session.ts';
import styles from './NavBar.module.css';

export interface NavBarProps {
  /** Selects the content: the brand alone, Login and Register, or the links to the three main pages. */
  session: Session;
  /** The current path, without query. */
  path: string;
}

/** The bar at the top. It shows only the brand while the session is unknown or onboarding is incomplete. */
export function NavBar({ session, path }: NavBarProps) {
  return (
    <header className={styles.NavBar}>
      <div className={styles.Row}>
        <Anchor href="/" aria-label="Daylit home" className={styles.Brand}>
          <Logo />
        </Anchor>
        {session.status === 'signed_out' && (
          <nav aria-label="Main" className={styles.Visitor}>
            <Anchor
              href="/login"
              aria-current={path === '/login' ? 'page' : undefined}
              className={styles.Login}
            >
              Login
            </Anchor>
            <ButtonLink href="/register" size="small">
              Register
            </ButtonLink>
          </nav>
        )}
        {canUseProduct(session) && <MainLinks path={path} />}
      </div>
    </header>
  );
}
