import { type ComponentProps, useId } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { TipList } from '../TipList/TipList.tsx';
import { PHOTO_TIPS } from './photo-tips.tsx';
import styles from './PhotoTips.module.css';

export type PhotoTipsProps = Omit<ComponentProps<'section'>, 'children'>;

/** The advice beside a scan form, and beside a photo that could not be analysed. */
export function PhotoTips(props: PhotoTipsProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} {...props} variant="tint">
      <h2 id={titleId} className={styles.Title}>
        Photo tips
      </h2>
      <TipList tips={PHOTO_TIPS} />
    </Card>
  );
}
