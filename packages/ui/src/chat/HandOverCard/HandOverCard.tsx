import Mail from 'lucide-react/icons/mail';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import styles from './HandOverCard.module.css';

/** Leads from the assistant to a person, by the contact form. */
export function HandOverCard() {
  return (
    <Card aria-label="Write to us" className={styles.HandOverCard}>
      <span aria-hidden="true" className={styles.Icon}>
        <Mail size={20} />
      </span>
      <div>
        <p className={styles.Title}>Write to us</p>
        <p className={styles.Words}>Your chat is attached if you like. You see it before you send it.</p>
      </div>
      <ButtonLink href="/contact?chat" variant="tonal" width="full" className={styles.Open}>
        Open the contact form
      </ButtonLink>
    </Card>
  );
}
