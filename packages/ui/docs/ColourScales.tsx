import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { descriptionOf, entriesOf, groupsOf } from './token-data.ts';
import drawn from './tokens.module.css';

/** The scales from which the roles are taken, by day and by night. */
export function ColourScales() {
  return (
    <Live>
      <ul className={drawn.Scales}>
        {groupsOf('palette.light').map((scale) => (
          <li key={scale}>
            <h3 className={styles.GroupTitle}>{scale}</h3>
            <p className={styles.Note}>{descriptionOf(`palette.light.${scale}`)}</p>
            <Ramp scale={scale} className={styles.Day} />
            <Ramp scale={scale} className={styles.Night} />
          </li>
        ))}
      </ul>
    </Live>
  );
}

interface RampProps {
  /** For example "mist". */
  scale: string;
  className: string | undefined;
}

function Ramp({ scale, className }: RampProps) {
  return (
    <ol className={`${className} ${drawn.Ramp}`}>
      {entriesOf(`palette.light.${scale}`).map(({ key }) => (
        <li key={key}>
          <span className={drawn.Swatch} style={{ background: `var(--${scale}-${key})` }} />
          {key}
        </li>
      ))}
    </ol>
  );
}

/** What each step of a scale may be used for. All scales share the meaning. */
export function StepMeanings() {
  const [scale] = groupsOf('palette.light');
  return (
    <ol>
      {entriesOf(`palette.light.${scale}`).map(({ key, description }) => (
        <li key={key}>{description}</li>
      ))}
    </ol>
  );
}
