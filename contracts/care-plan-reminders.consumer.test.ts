import {
  createCalendarAddress,
  endCalendarAddress,
  getCalendarFile,
  getReminders,
  updateReminders,
} from '@daylit/api-client';
import type { MailReminder } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

describe('reminders', () => {
  const mail: MailReminder = { is_on: true, time: '21:30', time_zone: 'Europe/Berlin' };
  const none = {
    mail: { ...mail, is_on: false, time_zone: 'UTC' },
    mail_returned_since: Matchers.nullValue(),
    calendar_since: Matchers.nullValue(),
  };

  test('a member without settings has no reminders', async () => {
    const reminders = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the reminders',
        request: { method: 'GET', path: '/api/reminders' },
        response: { status: 200, json: none },
      },
      (api) => getReminders(api),
    );
    expect(reminders.mail.is_on).toBe(false);
  });

  test('a mail each evening', async () => {
    const reminders = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a reminder by mail',
        request: { method: 'POST', path: '/api/reminders', json: mail },
        response: { status: 200, json: { ...none, mail } },
      },
      (api) => updateReminders(api, mail),
    );
    expect(reminders.mail).toEqual(mail);
  });

  test('a time zone that is none, as some browsers report', async () => {
    const wrong = { ...mail, time_zone: 'Etc/Unknown' };
    const reminders = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a reminder in a time zone that is none',
        request: { method: 'POST', path: '/api/reminders', json: wrong },
        response: { status: 200, json: { ...none, mail: { ...mail, time_zone: 'UTC' } } },
      },
      (api) => updateReminders(api, wrong),
    );
    expect(reminders.mail.time_zone).toBe('UTC');
  });

  test('an address for a calendar, and its end', async () => {
    const address = 'https://daylit.example/api/calendar/3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics';
    const calendar_since = '2026-11-20T20:00:00.000Z';
    const made = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for an address of the calendar',
        request: { method: 'POST', path: '/api/reminders/calendar' },
        response: { status: 200, json: { address, calendar_since } },
      },
      (api) => createCalendarAddress(api),
    );
    expect(made.address).toMatch(/\.ics$/);
    const ended = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the end of the address of the calendar',
        request: { method: 'DELETE', path: '/api/reminders/calendar' },
        response: { status: 200, json: none },
      },
      (api) => endCalendarAddress(api),
    );
    expect(ended.calendar_since).toBeNull();
  });
});

describe('the calendar', () => {
  const text = {
    type: 'text/calendar',
    example: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Tonight: 1 step\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    pattern:
      'BEGIN:VCALENDAR\\r\\n[\\s\\S]*BEGIN:VEVENT\\r\\n[\\s\\S]*SUMMARY:Tonight: 1 step\\r\\n[\\s\\S]*END:VCALENDAR\\s*',
  };

  test('as a file', async () => {
    const calendar = await agree(
      {
        given: 'a calendar subscribes to a routine',
        receiving: 'a request for the calendar as a file',
        request: { method: 'GET', path: '/api/reminders/calendar-file' },
        response: { status: 200, text },
      },
      (api) => getCalendarFile(api),
    );
    expect(await calendar.text()).toContain('1 step');
  });

  test('the calendar is read at its address', async () => {
    const file = example('calendar');
    const calendar = await agree(
      {
        given: 'a calendar subscribes to a routine',
        receiving: 'a request for the calendar at its address',
        request: { method: 'GET', path: `/api/calendar/${file}` },
        response: { status: 200, text },
      },
      (api) => api.GET('/api/calendar/{file}', { params: { path: { file } }, parseAs: 'text' }),
    );
    expect(calendar.data).toContain('1 step');
  });

  test('the calendar is absent at an address that was never made', async () => {
    const file = `${'g'.repeat(43)}.ics`;
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a request for a calendar that is not there',
        request: { method: 'GET', path: `/api/calendar/${file}` },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(api.GET('/api/calendar/{file}', { params: { path: { file } } })),
    );
    expect(error.status).toBe(404);
  });
});
