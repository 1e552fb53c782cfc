import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS = { info: Info, success: CircleCheck, warning: Lightbulb, danger: TriangleAlert };

export interface NoticeProps extends ComponentProps<'div'> {
  /** `danger` is for software failures only, never for skin or a photo. Default `info`. */
  tone?: NoticeTone;
}

/**
 * One or two sentences beside the thing that they are about. `danger` is announced at once, the other tones
 * politely.
 *
 * **Do** say what happened and what to do next. **Don't** use `danger` for skin or for a photo: it is for
 * software.
 */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={classNames(styles.Notice, className)}
    >
      <Icon size={20} className={styles.Icon} />
      <div className={styles.Text}>{children}</div>
    </div>
  );
}
