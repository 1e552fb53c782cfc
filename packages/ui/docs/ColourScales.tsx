import styles from './docs.module.css';
import { Live } from './Live.tsx';
import {
  colourAt,
  descriptionOf,
  entriesOf,
  groupsOf,
  roleColour,
  type Theme,
  THEMES,
} from './token-data.ts';
import drawn from './tokens.module.css';

/** The scales from which the roles are taken, in both themes. */
export function ColourScales() {
  return (
    <Live>
      <ul className={drawn.Scales}>
        {groupsOf('palette.light').map((scale) => (
          <li key={scale}>
            <h3 className={styles.GroupTitle}>{scale}</h3>
            <p className={styles.Note}>{descriptionOf(`palette.light.${scale}`)}</p>
            {THEMES.map((theme) => (
              <Ramp key={theme} {...{ theme, scale }} />
            ))}
          </li>
        ))}
      </ul>
    </Live>
  );
}

interface RampProps {
  theme: Theme;
  /** For example "mist". */
  scale: string;
}

function Ramp({ theme, scale }: RampProps) {
  const style = { background: roleColour(theme, 'bg.canvas'), color: roleColour(theme, 'text.primary') };
  return (
    <ol className={drawn.Ramp} style={style}>
      {entriesOf(`palette.${theme}.${scale}`).map(({ key }) => (
        <li key={key}>
          <span
            className={drawn.Swatch}
            style={{ background: colourAt(`palette.${theme}.${scale}.${key}`) }}
          />
          {key}
        </li>
      ))}
    </ol>
  );
}

/** What each step of a scale may be used for. The meaning is the same in all scales. */
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
