import type { FindingView, ReportView } from '@daylit/contract';
import { EvidenceShapes } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { keyWords } from '../../lib/key-words.ts';
import { MirrorSides } from '../MirrorSides/MirrorSides.tsx';
import { sourceWords } from '../source-words.ts';
import { byVerdict } from '../by-verdict.ts';
import styles from './PrintedReport.module.css';
import { SignTable } from './SignTable.tsx';

interface FirstSheetProps {
  report: ReportView;
  thumbnailUrl: string | null;
  isWordsOnly?: boolean;
}

/** The findings: the photo with all outlines, the statement, facts, and every sign. */
export function FirstSheet({ report, thumbnailUrl, isWordsOnly = false }: FirstSheetProps) {
  const { photo_quality, skin_type, skin_sensitivity, condition_notes, progress_summary } = report;
  const notes = condition_notes?.kind === 'notes' ? condition_notes : undefined;
  const progress = progress_summary?.kind === 'summary' ? progress_summary.overall_assessment : null;
  const facts: [name: string, value: string | null][] = [
    ['Skin type', skin_type ? findingWords(skin_type) : null],
    ['Sensitivity', skin_sensitivity ? findingWords(skin_sensitivity) : null],
    ['Photo', photo_quality?.reason ?? null],
    ['Earlier scans', progress],
  ];
  return (
    <>
      <h1 className={styles.Title}>Skin report</h1>
      <div className={styles.Glance}>
        {thumbnailUrl !== null && (
          <figure>
            <div className={styles.Photo}>
              <img src={thumbnailUrl} alt="Thumbnail of this scan" className={styles.Picture} />
              <EvidenceShapes concerns={byVerdict(notes?.concerns ?? [])[0]} isWordsOnly={isWordsOnly} />
            </div>
            <MirrorSides />
          </figure>
        )}
        <div className={styles.Facts}>
          <p className={styles.Statement}>{notes?.overall_assessment}</p>
          <dl className={styles.FactList}>
            {facts.map(
              ([name, value]) =>
                value !== null && (
                  <div key={name} className={styles.Fact}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {thumbnailUrl !== null && (
            <p className={styles.Small}>
              The photo is shown as in a mirror: the person’s left is on the left.
            </p>
          )}
        </div>
      </div>
      {notes && <SignTable notes={notes} isWordsOnly={isWordsOnly} />}
    </>
  );
}

function findingWords({ value, basis, confidence }: FindingView): string {
  const source = sourceWords(basis, confidence);
  return source === undefined ? keyWords(value) : `${keyWords(value)}. ${source}`;
}
