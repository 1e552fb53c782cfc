import type { ComparisonCheck, ScanComparisonView } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Scale from 'lucide-react/icons/scale';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { EvidenceShapes } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { Thumbnail } from '../../art/Thumbnail/Thumbnail.tsx';
import { formatDate, formatShortDay } from '../../lib/format-date.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Comparison.module.css';
import type { ScanChoice, SeenSign } from './scan-choice.ts';
import { SignRow } from './SignRow.tsx';

interface ComparisonProps {
  comparison: ScanComparisonView;
  isWordsOnly: boolean;
}

/** The size from which a change is named. */
const WHEN_NAMED: Record<ScanComparisonView['result'], string> = {
  comparable: ' A change is named when it is larger than what two photos of unchanged skin can differ by.',
  directional:
    ' These photos are only roughly alike, so a change is named only when it is much larger than what two photos of unchanged skin can differ by.',
  not_comparable: '',
};

/** What may be claimed, why, and every sign in both scans. */
export function Comparison({ comparison, isWordsOnly }: ComparisonProps) {
  const { result, title, reason, trend, may_say, may_not_say, signs } = comparison;
  const isComparable = result !== 'not_comparable';
  return (
    <>
      <div className={styles.Aside}>
        <section data-result={result} aria-labelledby="claim" className={styles.ClaimPanel}>
          <Scale size={24} className={styles.Icon} />
          <div className={styles.Words}>
            <h2 id="claim" className={styles.Title}>
              {title}
            </h2>
            {trend !== undefined && <p>{trend}</p>}
            {reason !== null && <p>{reason}</p>}
            <p>{may_say}</p>
            <p>{may_not_say}</p>
          </div>
        </section>
        <Card aria-labelledby="checks">
          <h2 id="checks" className={styles.Title}>
            {isComparable ? 'Why they can be compared' : 'Why they can’t be compared'}
          </h2>
          <Checks {...comparison} />
        </Card>
      </div>
      <Card aria-labelledby="signs" className={styles.Signs}>
        <h2 id="signs" className={styles.SignsTitle}>
          Sign by sign
        </h2>
        <p className={styles.Note}>
          {`Bars show the range of each reading${isWordsOnly ? '' : ' from 0 to 5'}: outlined for the earlier scan, solid for the later one.${WHEN_NAMED[result]}`}
        </p>
        <ul className={styles.Rows}>
          {signs.map((sign) => (
            <SignRow key={sign.sign} sign={sign} isComparable={isComparable} isWordsOnly={isWordsOnly} />
          ))}
        </ul>
      </Card>
    </>
  );
}

const VERDICTS: Record<ComparisonCheck['verdict'], { words: string; Icon: typeof Check }> = {
  alike: { words: 'Alike', Icon: Check },
  roughly: { words: 'Only roughly alike', Icon: Minus },
  apart: { words: 'Too different', Icon: X },
};

function Checks({ checks, earlier, later }: ScanComparisonView) {
  return (
    <table className={styles.Checks}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Condition</VisuallyHidden>
          </th>
          <th scope="col">{formatShortDay(earlier.created_at)}</th>
          <th scope="col">{formatShortDay(later.created_at)}</th>
          <th scope="col">
            <VisuallyHidden>Result</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map((check) => {
          const { words, Icon } = VERDICTS[check.verdict];
          return (
            <tr key={check.name} data-verdict={check.verdict}>
              <th scope="row">{check.name}</th>
              <td>{check.earlier}</td>
              <td>{check.later}</td>
              <td className={styles.Verdict}>
                <Icon size={18} aria-hidden="true" />
                <VisuallyHidden>{words}</VisuallyHidden>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ComparisonPhotoProps extends ScanChoice {
  side: 'earlier' | 'later';
  /** Outlined on the photo. */
  shown: { name: string; seen: SeenSign } | undefined;
}

/** The photo of one scan, as in a mirror, with outlines of one sign if it is chosen. */
export function ComparisonPhoto({ side, created_at, thumbnailUrl, shown }: ComparisonPhotoProps) {
  const [isLost, setIsLost] = useState(false);
  return (
    <figure className={styles.Figure}>
      <div className={styles.Whole}>
        <Thumbnail
          src={thumbnailUrl}
          alt={`Scan from ${formatDate(created_at)}`}
          onPhotoLost={() => setIsLost(true)}
          className={styles.Mirrored}
        />
        {shown && thumbnailUrl !== null && !isLost && (
          <EvidenceShapes
            concerns={[{ number: 1, concern_name: shown.name, ...shown.seen }]}
            hasPins={false}
          />
        )}
      </div>
      <figcaption className={styles.Note}>
        {side === 'earlier' ? 'Outlined bar below' : 'Solid bar below'}
      </figcaption>
    </figure>
  );
}
