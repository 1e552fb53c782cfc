import ExternalLink from 'lucide-react/icons/external-link';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  /** `block` has the 44 px target that a link outside a sentence needs. Default `text`. */
  variant?: 'text' | 'block';
}

/**
 * An underlined link. A link to a new tab shows an icon and says so.
 *
 * **Do** use words that say where it leads, even without the sentence around them. **Don't** use it for an
 * action: that is a `Button`.
 */
export function Link({ variant = 'text', newTab = false, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} newTab={newTab} data-variant={variant} className={classNames(styles.Link, className)}>
      <span>{children}</span>
      {newTab && (
        <>
          <ExternalLink size={16} className={styles.Icon} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
