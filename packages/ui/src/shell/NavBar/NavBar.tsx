import { Logo } from '../../art/Logo/Logo.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { MainLinks } from '../MainLinks/MainLinks.tsx';
import { type Session, canUseProduct } from '../session.ts';
import styles from './NavBar.module.css';

export interface NavBarProps {
  /** Decides between the brand alone, Login and Register, and the three places of the product. */
  session: Session;
  /** The path that is shown now, without query. */
  path: string;
}

/** The bar at the top. While the session is unknown, and before onboarding is complete, it holds only the brand. */
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
