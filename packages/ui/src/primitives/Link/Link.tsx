import ExternalLink from 'lucide-react/icons/external-link';
import { classNames } from '../../lib/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  /** `block` has the 44 px target that a link outside of a sentence needs. Default `text`. */
  variant?: 'text' | 'block';
}

/**
 * An underlined link. In a new tab, it shows the icon and says so.
 *
 * **Do** let its words say where it leads, without the sentence around them. **Don't** use it for what changes
 * something: that is a `Button`.
 */
export function Link({ variant = 'text', newTab = false, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} newTab={newTab} data-variant={variant} className={classNames(styles.Link, className)}>
      {children}
      {newTab && (
        <>
          <ExternalLink size={16} className={styles.Icon} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
