import marks from '../../art/RunChart/chart-lines.module.css';
import styles from './MeasureChart.module.css';
import { type MeasureLayout, type PlacedReading, PLOT } from './measure-layout.ts';

const BASE = PLOT.height - PLOT.foot;
const LINES = [PLOT.head, BASE];

interface PlotDrawingProps {
  layout: MeasureLayout;
  /** The highlighted scan. */
  selected: PlacedReading | undefined;
}

/** The chart itself. The words beside it say the same, so screen readers skip it. */
export function PlotDrawing({
  layout: { placed, lines, engineChanges, starts },
  selected,
}: PlotDrawingProps) {
  return (
    <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true" focusable="false">
      {LINES.map((y) => (
        <path key={y} d={`M0 ${y}H${PLOT.width}`} className={marks.Grid} />
      ))}
      {engineChanges.map((x) => (
        <path key={x} d={`M${x} ${PLOT.head}V${BASE}`} className={styles.EngineChange} />
      ))}
      {starts.map((x) => (
        <path key={x} d={`M${x} ${BASE}l5 8h-10Z`} className={styles.Start} />
      ))}
      {lines.map(({ id, line, band, edges }) => (
        <g key={id}>
          <path d={band} className={marks.Band} />
          <path d={edges} className={marks.Edge} />
          <path d={line} className={marks.Line} />
        </g>
      ))}
      {placed.map((each) => (
        <Dot key={each.scan.checkin_id} {...each} />
      ))}
      {selected && <circle cx={selected.x} cy={selected.y} r={10} className={styles.Focus} />}
    </svg>
  );
}

function Dot({ x, y, top, bottom, isJoined, isLast }: PlacedReading) {
  if (!isJoined) {
    return (
      <>
        <path d={`M${x} ${top}V${bottom}`} className={styles.Whisker} />
        <circle cx={x} cy={y} r={4.5} className={styles.Open} />
      </>
    );
  }
  return <circle cx={x} cy={y} r={isLast ? 4.5 : 2.75} className={isLast ? styles.Last : styles.Dot} />;
}
