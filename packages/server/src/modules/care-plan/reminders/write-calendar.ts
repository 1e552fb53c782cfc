import type { ProductTrialWindowName, Tonight } from '@daylit/contract';
import ical, { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { DateTime } from 'luxon';
import type { DueProductTrialScan } from '../ports.ts';
import { WEEKDAYS, type Weekday } from '../rule.ts';

const DAYS: Record<Weekday, ICalWeekday> = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

const MINUTES = 10;

const SCAN_TITLES: Record<ProductTrialWindowName, string> = {
  first: 'Scan for your product trial',
  between: 'Optional scan for your product trial',
  last: 'Last scan of your product trial',
};

/** For an empty calendar: RFC 5545 requires a component, and calendars do not show a time zone. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

const END = 'END:VCALENDAR';

interface Content {
  /** The seven days of a week, Monday first. */
  evenings: readonly Tonight[];
  /** HH:MM */
  localTime: string;
  scans: readonly DueProductTrialScan[];
  /** Distinguishes the entries from other members' entries. The same in every calendar of a member. */
  owner: string;
}

interface Evening {
  /** The names of the products, in the order of use. */
  steps: readonly string[];
  days: Weekday[];
}

/**
 * A week of evenings as an iCalendar file: one repeating entry for each kind of evening, and an entry of
 * whole days for each scan of a product trial. The times have no time zone, so that every calendar shows them
 * by its own clock.
 */
export function writeCalendar({ evenings, localTime, scans, owner }: Content): Buffer {
  const calendar = ical({ name: 'Daylit: tonight', prodId: '//daylit//routine//EN' });
  const [monday] = evenings;
  for (const { steps, days } of kindsOf(evenings)) {
    const [first] = days;
    if (monday === undefined || first === undefined || steps.length === 0) continue;
    const start = DateTime.fromISO(`${monday.date}T${localTime}`, { zone: 'utc' }).plus({
      days: WEEKDAYS.indexOf(first),
    });
    calendar.createEvent({
      id: `${days.map((day) => day.slice(0, 2).toLowerCase()).join('-')}-${owner}@daylit`,
      floating: true,
      start: start.toJSDate(),
      end: start.plus({ minutes: MINUTES }).toJSDate(),
      summary: `Tonight: ${steps.length === 1 ? '1 step' : `${steps.length} steps`}`,
      description: steps.map((name, at) => `${at + 1}. ${name}`).join('\n'),
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay: days.map((day) => DAYS[day]) },
    });
  }
  for (const { name, from, to, product_name } of scans) {
    calendar.createEvent({
      id: `product-trial-${name}-${owner}@daylit`,
      allDay: true,
      start: atMidnight(from).toJSDate(),
      // The end of an all-day event is exclusive, so it is the day after the last one.
      end: atMidnight(to).plus({ days: 1 }).toJSDate(),
      summary: SCAN_TITLES[name],
      description: `${product_name}. A photo on any of these days, at a window, without makeup.`,
    });
  }
  // Every line ends with a line break, which the library leaves out after the last one.
  const text = `${calendar.toString()}\r\n`;
  return Buffer.from(calendar.length() > 0 ? text : text.replace(END, `${NOTHING}${END}`));
}

function atMidnight(day: string): DateTime {
  return DateTime.fromISO(day, { zone: 'utc' });
}

function kindsOf(evenings: readonly Tonight[]): Evening[] {
  const kinds = new Map<string, Evening>();
  for (const [at, { night }] of evenings.entries()) {
    const steps = night.steps.map(({ product }) => product.name);
    const key = steps.join('\n');
    const kind = kinds.get(key) ?? { steps, days: [] };
    kind.days.push(WEEKDAYS[at] ?? 'Monday');
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}
