/** A figure of the table, and what it is compared with, both measured in one run. */
export interface Row {
  name: string;
  unit: string;
  measured: number;
  floor: number;
  /** What the floor is. */
  against: string;
  /** The goal, in words. */
  goal: string;
}

/** How many times the floor. */
export function ratioOf({ measured, floor }: Pick<Row, 'measured' | 'floor'>): number {
  return measured / floor;
}

/** How much worse a ratio may become: what two runs on a quiet machine differ by. */
const TOLERANCE = 1.1;

/** The rows whose ratio is more than a tenth worse than before. A new row is not. */
export function worseThan(committed: ReadonlyMap<string, Row>, rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const before = committed.get(row.name);
    if (!before || ratioOf(row) <= ratioOf(before) * TOLERANCE) return [];
    return [`${row.name}: ${ratioOf(row).toFixed(2)}, was ${ratioOf(before).toFixed(2)}`];
  });
}
