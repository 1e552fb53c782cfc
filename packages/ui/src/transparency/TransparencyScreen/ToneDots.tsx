import { MONK_TONES } from '../../lib/monk-tones.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { inWords } from './figure-words.ts';
import { foundOfTen, ofTen, SIGNS_OF_A_TONE, type ToneShares } from './tone-shares.ts';
import styles from './ToneDots.module.css';

/** The share of one test that is found in each tone: ten dots for each, and the same as a table. */
export function ToneDots({ what, note, shares }: ToneShares) {
  const { fewest, weakest } = foundOfTen(shares);
  return (
    <Card aria-labelledby="tones">
      <div className={styles.ToneDots}>
        <h2 id="tones" className={styles.Title}>
          Ten skin tones, one test
        </h2>
        <p>
          A program paints blemishes on faces of each tone of the Monk scale, from 1, the lightest, to 10, the
          darkest. The dots show how many of 10 we find.
        </p>
        <p className={styles.Legend}>
          <span>
            <i data-state="found" className={styles.Dot} />
            Found
          </span>
          <span>
            <i data-state="missed" className={styles.Dot} />
            Missed
          </span>
        </p>
        <VisuallyHidden>{spoken(shares)}</VisuallyHidden>
        <div aria-hidden="true" className={styles.Tones}>
          {shares.map((share, i) => (
            <Tone key={MONK_TONES[i]} number={i + 1} found={ofTen(share)} swatch={MONK_TONES[i]} />
          ))}
        </div>
        <p>{`Weakest on ${weakest}: ${fewest} of 10.`}</p>
        <Fold summary="The same as a table">
          <table className={styles.Table}>
            <thead>
              <tr>
                <th scope="col">Tone</th>
                <th scope="col">{what}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map((share, i) => (
                <tr key={MONK_TONES[i]}>
                  <th scope="row">{i + 1}</th>
                  <td>{inWords(share, 'share')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {note !== null && <p>{note}</p>}
        </Fold>
      </div>
    </Card>
  );
}

interface ToneProps {
  number: number;
  /** Filled dots, from the bottom. */
  found: number;
  swatch: string | undefined;
}

function Tone({ number, found, swatch }: ToneProps) {
  return (
    <span className={styles.Tone}>
      {Array.from({ length: SIGNS_OF_A_TONE }, (_, i) => (
        <i key={i} data-state={SIGNS_OF_A_TONE - i <= found ? 'found' : 'missed'} className={styles.Dot} />
      ))}
      <svg className={styles.Swatch}>
        <rect width="100%" height="100%" fill={swatch} />
      </svg>
      <b className={styles.Number}>{number}</b>
    </span>
  );
}

function spoken(shares: readonly number[]): string {
  const counts = shares.map((share, i) => `tone ${i + 1}: ${ofTen(share)}`);
  return `Found of 10, from the lightest to the darkest tone. ${counts.join(', ')}.`;
}
