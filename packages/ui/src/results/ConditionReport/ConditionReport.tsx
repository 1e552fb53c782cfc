import Blend from 'lucide-react/icons/blend';
import Droplets from 'lucide-react/icons/droplets';
import Layers from 'lucide-react/icons/layers';
import { readObject, readText, readTexts } from '../damage.ts';
import { Ghost } from '../Ghost/Ghost.tsx';
import type { ConditionNotes } from '../report.ts';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { TickList } from '../TickList/TickList.tsx';
import { Assessment } from './Assessment.tsx';
import { ConcernMap } from './ConcernMap.tsx';
import styles from './ConditionReport.module.css';
import { readConcerns, readUnknowns } from './read-concerns.ts';

export interface ConditionReportProps {
  /** Undefined until it has arrived. */
  condition_notes: ConditionNotes | undefined;
}

const TITLE = 'Skin Analysis Report';
const ID = 'skin-analysis-report';

/** What the photo shows: concerns on a map and in words, what looks well, and what this photo cannot tell. */
export function ConditionReport({ condition_notes }: ConditionReportProps) {
  if (condition_notes === undefined) return <Ghost id={ID} title={TITLE} pictureHeight={180} />;
  const notes = readObject<ConditionNotes>(condition_notes);
  const overall = readText(notes?.overall_assessment);
  const concerns = readConcerns(notes?.key_concerns_identified);
  const positives = readTexts(notes?.positive_observations);
  const unknowns = readUnknowns(notes?.measurements);
  return (
    <ReportCard id={ID} title={TITLE}>
      {overall !== undefined && <p className={styles.Lead}>{overall}</p>}
      {notes === undefined && <p>Scan report not available or data is incomplete.</p>}
      {concerns.length > 0 && <ConcernMap concerns={concerns} />}
      {positives.length > 0 && (
        <div className={styles.Positives}>
          <h3 className={styles.Title}>Positive observations</h3>
          <TickList kind="good" sentences={positives} />
        </div>
      )}
      <div className={styles.Assessments}>
        <Assessment
          title="Hydration"
          icon={<Droplets size={20} />}
          sentence={readText(notes?.hydration_level_assessment)}
        />
        <Assessment
          title="Texture"
          icon={<Layers size={20} />}
          sentence={readText(notes?.texture_assessment)}
        />
        <Assessment
          title="Tone evenness"
          icon={<Blend size={20} />}
          sentence={readText(notes?.tone_evenness_assessment)}
        />
      </div>
      {unknowns.length > 0 && (
        <div className={styles.Unknowns}>
          <h3 className={styles.UnknownsTitle}>Cannot tell from this photo</h3>
          <dl className={styles.UnknownList}>
            {unknowns.map(({ name, reason }) => (
              <div key={name}>
                <dt>{name}</dt>
                {reason !== undefined && <dd>{reason}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
    </ReportCard>
  );
}
