import { Checkbox, type CheckBoxProps } from '../../primitives/Checkbox/Checkbox.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { POLICIES } from '../policies.ts';
import styles from './FirstPhotoSheet.module.css';

/** The sentence of the terms, with a link to each policy. A new tab, so that no tick and no photo is lost. */
export function AcceptedPolicies(box: Pick<CheckBoxProps, 'checked' | 'onCheckedChange'>) {
  const [terms, privacy, disclaimer] = POLICIES;
  return (
    <Checkbox
      {...box}
      label={
        <span>
          I have read and agree to the <Policy {...terms} />, <Policy {...privacy} />, and{' '}
          <Policy {...disclaimer} />, and confirm that I am at least 13 years old.
        </span>
      }
    />
  );
}

// Not a `Link`, whose words about the new tab would split the specified sentence.
function Policy({ anchor, title }: (typeof POLICIES)[number]) {
  return (
    <Anchor href={`/terms#${anchor}`} newTab title="Opens in a new tab" className={styles.Policy}>
      {title}
    </Anchor>
  );
}
