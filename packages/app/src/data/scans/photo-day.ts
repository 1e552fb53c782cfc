import { saveFile } from '../../lib/save-file.ts';

/** Saves a whole day for the next photo, with an alarm at nine, for the calendar of this device. */
export function savePhotoDay(moment: string): void {
  saveFile(new Blob([photoDay(moment, new Date())], { type: 'text/calendar' }), 'daylit-next-photo.ics');
}

/**
 * An iCalendar file (RFC 5545) for the day of a moment, ISO 8601, where the member is. Made for the same day
 * again, it replaces the first one.
 */
export function photoDay(moment: string, madeAt: Date): string {
  const day = localDay(new Date(moment));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//daylit//next photo//EN',
    'BEGIN:VEVENT',
    `UID:next-photo-${day}@daylit`,
    `DTSTAMP:${madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day}`,
    'SUMMARY:Photo for Daylit',
    'DESCRIPTION:At the same window as last time\\, by day\\, without makeup.',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Photo for Daylit',
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.join('\r\n');
}

/** For example 20261118. */
function localDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}
