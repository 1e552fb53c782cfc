import { expect, test } from 'vitest';
import { itemAt } from '../../lib/item-at.ts';
import { calmerRedness, lostCircles, started, yearOfScans } from '../trends-fixtures.ts';
import { measureLayout, nearestReading, PLOT } from './measure-layout.ts';

const placedIds = (path: string, placed: { x: number; scan: { checkin_id: number } }[]) =>
  placed
    .filter(({ x }) => path.split(/[ML]/).some((point) => point.startsWith(`${x} `)))
    .map(({ scan }) => scan.checkin_id);

test('a line joins the scans that may be compared, and passes neither a left out one nor another engine', () => {
  const { placed, lines, engineChanges } = measureLayout(calmerRedness, yearOfScans);
  expect(lines.map(({ line }) => placedIds(line, placed))).toEqual([
    [1, 2, 3],
    [5, 6, 7, 9, 10],
  ]);
  expect(placed.filter(({ isJoined }) => !isJoined).map(({ scan }) => scan.checkin_id)).toEqual([4, 8]);
  const [change = 0] = engineChanges;
  expect(engineChanges).toHaveLength(1);
  expect(itemAt(placed, 3).x).toBeLessThan(change);
  expect(itemAt(placed, 4).x).toBeGreaterThan(change);
});

test('a line breaks for a sign that a newer engine reads on another scale', () => {
  const { placed, lines, engineChanges } = measureLayout({ ...calmerRedness, anew_from: 7 }, yearOfScans);
  expect(lines.map(({ line }) => placedIds(line, placed))).toEqual([
    [1, 2, 3],
    [5, 6],
    [7, 9, 10],
  ]);
  expect(engineChanges).toHaveLength(2);
});

test('a product that was started between two scans is marked between them', () => {
  const { starts, placed } = measureLayout(calmerRedness, yearOfScans, started);
  expect(starts).toHaveLength(2);
  expect(starts[0]).toBeGreaterThan(itemAt(placed, 5).x);
  expect(starts[0]).toBeLessThan(itemAt(placed, 6).x);
});

test('the time is the same for every sign, and a scan that cannot tell has no dot', () => {
  const whole = measureLayout(calmerRedness, yearOfScans);
  const lost = measureLayout(lostCircles, yearOfScans);
  expect(lost.placed.map(({ scan }) => scan.checkin_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
  expect(itemAt(lost.placed, 0).x).toBe(itemAt(whole.placed, 0).x);
  expect(lost.placed.some(({ isLast }) => isLast)).toBe(false);
});

test('error bars stay on the scale, higher is more visible', () => {
  const strong = { readings: [{ ...itemAt(calmerRedness.readings, 0), severity_score: 5, margin: 1 }] };
  const one = itemAt(measureLayout(strong, yearOfScans.slice(0, 1)).placed, 0);
  expect(one).toMatchObject({ x: PLOT.width / 2, y: PLOT.head, top: PLOT.head });
  expect(one.bottom).toBeGreaterThan(one.y);
});

test('dates keep their distance, and the first and the last are always shown', () => {
  const { dates } = measureLayout(calmerRedness, yearOfScans);
  const days = dates.map(({ created_at }) => created_at);
  expect([days[0], days.at(-1)]).toEqual([
    itemAt(yearOfScans, 0).created_at,
    itemAt(yearOfScans, -1).created_at,
  ]);
  expect(dates.length).toBeGreaterThan(2);
  expect(dates.length).toBeLessThan(6);
});

test('the nearest scan', () => {
  const { placed } = measureLayout(calmerRedness, yearOfScans);
  expect([nearestReading(placed, 0), nearestReading(placed, 299), nearestReading([], 4)]).toEqual([0, 9, -1]);
});
