import type { ReactNode } from 'react';
import styles from './docs.module.css';
import { Live } from './Live.tsx';
import { TokenFigure } from './TokenFigure.tsx';

const ROWS: [part: string, keys: ReactNode][] = [
  [
    'Dialog',
    <>
      <kbd>Tab</kbd> stays inside. <kbd>Escape</kbd> closes it. One that needs an answer has no close button
      and ignores <kbd>Escape</kbd>.
    </>,
  ],
  [
    'Tabs',
    <>
      One stop for <kbd>Tab</kbd>. <kbd>←</kbd> and <kbd>→</kbd> choose, <kbd>Home</kbd> and <kbd>End</kbd> go
      to the first and the last.
    </>,
  ],
  [
    'Segmented toggle',
    <>
      One stop for <kbd>Tab</kbd>. <kbd>←</kbd> and <kbd>→</kbd> move, <kbd>Space</kbd> and <kbd>Enter</kbd>{' '}
      press.
    </>,
  ],
  [
    'Switch, checkbox',
    <>
      <kbd>Space</kbd> turns it on and off.
    </>,
  ],
  [
    'Carousel',
    <>
      The row is a stop: <kbd>←</kbd> and <kbd>→</kbd> scroll by <TokenFigure of="layout.carousel-step" />.
      Then each card in its turn.
    </>,
  ],
  [
    'Tag editor',
    <>
      <kbd>Enter</kbd> or a comma adds, and so does leaving the field. Each remove button is a stop.
    </>,
  ],
  [
    'Chat',
    <>
      <kbd>Enter</kbd> sends, <kbd>Shift</kbd> and <kbd>Enter</kbd> start a new line. On a touch screen,{' '}
      <kbd>Enter</kbd> starts a new line.
    </>,
  ],
  [
    'Toast',
    <>
      <kbd>F8</kbd> goes to the toasts, <kbd>Escape</kbd> sends one away.
    </>,
  ],
  [
    'Tooltip',
    <>
      Comes with the focus, goes with <kbd>Escape</kbd>.
    </>,
  ],
  ['Face map', 'Each number in the list beside it is a stop, and shows its place on the map.'],
];

/** The keys that each component supports. */
export function KeyboardTable() {
  return (
    <Live>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Keys</th>
          </tr>
        </thead>
        {ROWS.map(([part, keys]) => (
          <tbody key={part}>
            <tr>
              <th scope="row">{part}</th>
              <td className={styles.Keys}>{keys}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Live>
  );
}
