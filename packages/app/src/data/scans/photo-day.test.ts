import { expect, test } from 'vitest';
import { photoDay } from './photo-day.ts';

test('the day of the next photo is an entry of a whole day where the member is, with an alarm', () => {
  const late = new Date(2026, 10, 8, 23, 30).toISOString();
  const file = photoDay(late, new Date('2026-10-21T12:00:05.123Z'));
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261108',
      'UID:next-photo-20261108@daylit',
      'DTSTAMP:20261021T120005Z',
      'TRIGGER:PT9H',
    ]),
  );
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
});
