import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { EvidenceShapes } from '../../art/EvidenceShapes/EvidenceShapes.tsx';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Band, BandText } from '../Band/Band.tsx';
import photo from './sample.gen.avif';
import { SAMPLE } from './sample.gen.ts';
import styles from './SampleReport.module.css';

/** The engine's real results for a drawn face: the beginning of a report. */
export function SampleReport() {
  const { statement, concerns, positives, unknown } = SAMPLE;
  return (
    <Band
      title="See a report before you start."
      text={<BandText>This is a drawn face, read by the same engine that reads yours.</BandText>}
      ground="surface"
    >
      <article aria-label="Sample report" className={styles.Sample}>
        <figure>
          <div className={styles.Photo}>
            <img
              src={photo}
              width={384}
              height={480}
              loading="lazy"
              decoding="async"
              alt="A drawn face with dark skin"
              className={styles.Picture}
            />
            <EvidenceShapes concerns={concerns} />
          </div>
          <figcaption className={styles.Sides}>
            <span>Your left</span>
            <span>as in a mirror</span>
            <span>Your right</span>
          </figcaption>
        </figure>
        <div className={styles.Words}>
          <p className={styles.Statement}>{statement}</p>
          <ol>
            {concerns.map(({ number, concern_name, location_observed, range }, i) => (
              <li key={number} className={styles.Sign}>
                <span aria-hidden="true" className={styles.Pin}>
                  {number}
                </span>
                <span className={styles.Name}>
                  <span>{concern_name}</span>
                  <span className={styles.Place}>{location_observed}</span>
                </span>
                <RangeMeter range={range} hasScale={i === 0} className={styles.Meter} />
              </li>
            ))}
          </ol>
          <ul className={styles.Rest}>
            {positives.map((positive) => (
              <li key={positive}>
                <Check aria-hidden="true" size={20} />
                <span>{positive}</span>
              </li>
            ))}
            {unknown.map((reason) => (
              <li key={reason}>
                <CircleDashed aria-hidden="true" size={20} />
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          <p className={styles.Note}>
            More bars: more visible. There is no overall score, and nothing is ever marked in red.
          </p>
          <ButtonLink
            href="/sample"
            variant="tonal"
            iconAfter={<ArrowRight size={19} />}
            className={styles.Way}
          >
            Open the sample report
          </ButtonLink>
        </div>
      </article>
    </Band>
  );
}
