import styles from './MirrorSides.module.css';

/** Says whose left is on the left, directly at a mirrored photo or map. */
export function MirrorSides() {
  return (
    <p className={styles.MirrorSides}>
      <span>Your left</span>
      <span>as in a mirror</span>
      <span>Your right</span>
    </p>
  );
}
