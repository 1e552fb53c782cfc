import { FaceMap, type FaceMapConcern } from '../../art/FaceMap/FaceMap.tsx';
import { RangeMeter } from '../../art/RangeMeter/RangeMeter.tsx';
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
    sign: 'tone_evenness',
    range: { low: 2, high: 3 },
  },
  {
    number: 2,
    concern_name: 'Shine',
    location_observed: 'Forehead',
    places: [{ region: 'forehead', side: null }],
    sign: 'shine',
    range: { low: 1, high: 2 },
  },
  {
    number: 3,
    concern_name: 'Texture',
    location_observed: 'Chin',
    places: [{ region: 'chin', side: null }],
    sign: 'texture',
    range: { low: 0, high: 1 },
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
            {EXAMPLE.map(({ number, concern_name, location_observed, range }, i) => (
              <li key={number} className={styles.Concern}>
                <span aria-hidden="true" className={styles.Pin}>
                  {number}
                </span>
                <span className={styles.Words}>
                  <span className={styles.Name}>{concern_name}</span>
                  <span className={styles.Place}>{location_observed}</span>
                </span>
                <RangeMeter range={range} hasScale={i === 0} />
              </li>
            ))}
          </ol>
        </>
      }
    />
  );
}
