import { FaceMap, type FaceMapConcern } from '../../art/FaceMap/FaceMap.tsx';
import { SeverityMeter } from '../../art/SeverityMeter/SeverityMeter.tsx';
import { Band, BandText } from '../Band/Band.tsx';
import styles from './MapPanel.module.css';

const EXAMPLE = [
  {
    number: 1,
    concern_name: 'Uneven tone',
    location_observed: 'Cheeks',
    places: [
      { region: 'cheek', side: 'left' },
      { region: 'cheek', side: 'right' },
    ],
    severity_score: 3,
  },
  {
    number: 2,
    concern_name: 'Shine',
    location_observed: 'Forehead',
    places: [{ region: 'forehead', side: null }],
    severity_score: 2,
  },
  {
    number: 3,
    concern_name: 'Texture',
    location_observed: 'Chin',
    places: [{ region: 'chin', side: null }],
    severity_score: 1,
  },
] satisfies FaceMapConcern[];

/** An invented example of how a report shows its findings. */
export function MapPanel() {
  return (
    <Band
      title="A map, not a verdict."
      ground="surface"
      pictureSide="before"
      picture={
        <div className={styles.Map}>
          <FaceMap concerns={EXAMPLE} />
        </div>
      }
      text={
        <>
          <BandText>
            More rings mean more to look after. There is no overall score and nothing is ever marked in red.
            What is going well is always part of the report.
          </BandText>
          <ol className={styles.Concerns}>
            {EXAMPLE.map(({ number, concern_name, location_observed, severity_score }) => (
              <li key={number} className={styles.Concern}>
                <span aria-hidden="true" className={styles.Pin}>
                  {number}
                </span>
                <span className={styles.Words}>
                  <span className={styles.Name}>{concern_name}</span>
                  <span className={styles.Place}>{location_observed}</span>
                </span>
                <SeverityMeter severity_score={severity_score} />
              </li>
            ))}
          </ol>
        </>
      }
    />
  );
}
