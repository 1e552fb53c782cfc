import { contrast, CONTRAST_PAIRS, hexOf } from '../src/tokens/contrast.ts';
import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { roleColour, SOURCE, type Theme, THEMES } from './token-data.ts';
import drawn from './tokens.module.css';

function ratioOf(theme: Theme, foreground: string, background: string): number {
  return contrast(hexOf(SOURCE, theme, foreground), hexOf(SOURCE, theme, background));
}

/** Rounded down, so that a ratio is never overstated. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

const MINIMA = [...new Set(CONTRAST_PAIRS.map(([, , minimum]) => minimum))];

/** The number of tested pairs, and the lowest ratio of each kind. */
export function ContrastSummary() {
  return (
    <ul>
      {MINIMA.map((minimum) => {
        const pairs = CONTRAST_PAIRS.filter((pair) => pair[2] === minimum).flatMap(
          ([foreground, backgrounds]) => backgrounds.map((background) => [foreground, background] as const),
        );
        const [day, night] = THEMES.map((theme) =>
          ratioText(Math.min(...pairs.map((pair) => ratioOf(theme, ...pair)))),
        );
        return (
          <li key={minimum}>
            {pairs.length} pairs must reach {minimum} to 1. The weakest has {day} by day and {night} by night.
          </li>
        );
      })}
    </ul>
  );
}

/** Every pair that the token test measures, with its ratio in both themes. */
export function ContrastTable() {
  return (
    <Live>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">In front, and behind</th>
            <th scope="col">Day</th>
            <th scope="col">Night</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        {CONTRAST_PAIRS.map(([foreground, backgrounds, minimum]) => (
          <tbody key={foreground}>
            {backgrounds.map((background, i) => (
              <tr key={background}>
                <th scope="row">
                  {i === 0 && <code className={styles.Code}>{foreground}</code>}
                  <span className={styles.Note}>on {background}</span>
                </th>
                {THEMES.map((theme) => (
                  <td key={theme}>
                    <Sample {...{ theme, foreground, background }} isText={minimum > 3} />
                  </td>
                ))}
                <td>{minimum}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Live>
  );
}

interface SampleProps {
  theme: Theme;
  foreground: string;
  background: string;
  /** The ratio is written in the foreground; otherwise it is next to a shape in that colour. */
  isText: boolean;
}

function Sample({ theme, foreground, background, isText }: SampleProps) {
  const ratio = ratioText(ratioOf(theme, foreground, background));
  const front = roleColour(theme, foreground);
  const colours = {
    background: roleColour(theme, background),
    color: isText ? front : roleColour(theme, 'text.primary'),
  };
  return (
    <span className={drawn.Sample} style={colours}>
      {!isText && <i className={drawn.Shape} style={{ background: front }} />}
      {ratio}
    </span>
  );
}
