import {
  checkRoutine,
  confirmProduct,
  createCalendarAddress,
  endCalendarAddress,
  getCalendarFile,
  getReminders,
  getTonight,
  markRoutineDone,
  removeProduct,
  updateReminders,
} from '@daylit/api-client';
import type { MailReminder, Product } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const NOT_SIGNED_IN = { detail: 'Please log in to continue.' };
const USED = 'a member uses a routine';

const product = (id: string, name: string, category: string): Product => ({
  id,
  name,
  category,
  suggested_category: category,
  image_url: null,
  product_url: null,
  price: 12,
  rating: null,
  is_custom: false,
  is_confirmed: true,
  is_sample: true,
});

const OIL = product('sample:cleanser-long-shore-oil', 'Long Shore Cleansing Oil', 'cleanser');

describe('the routine', () => {
  const confirmation = { step: 'cleanser', daypart: 'night', product: { id: OIL.id } } as const;

  test('a product of the catalogue is confirmed by its id', async () => {
    const json = { confirmed_care_plan: { morning: {}, night: { cleanser: OIL }, weekly: {} } };
    const groups = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a product to confirm',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: confirmation },
        response: { status: 200, json },
      },
      (api) => confirmProduct(api, confirmation),
    );
    expect(groups.find(({ daypart }) => daypart === 'night')?.steps[0]?.product.id).toBe(OIL.id);
  });

  test('an id that the catalogue does not have', async () => {
    const unknown = { ...confirmation, product: { id: 'sample:nothing' } };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'an unknown product to confirm',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: unknown },
        response: { status: 404, json: { detail: 'The catalogue has no product with this id.' } },
      },
      (api) => refusalOf(confirmProduct(api, unknown)),
    );
    expect(error.status).toBe(404);
  });

  test.each([
    { given: USED, status: 200, json: { confirmed_care_plan: { morning: {}, night: {}, weekly: {} } } },
    {
      given: 'a member is signed in',
      status: 404,
      json: { detail: 'This product is not in your routine.' },
    },
    { given: 'nobody is signed in', status: 401, json: NOT_SIGNED_IN },
  ] as const)('a product to remove, where $given', async ({ given, status, json }) => {
    const removal = { step: 'cleanser', id: OIL.id };
    const answer = await agree(
      {
        given,
        receiving: 'a product to remove',
        request: { method: 'PATCH', path: '/api/profile/remove-product', json: removal },
        response: { status, json },
      },
      (api) => removeProduct(api, removal).catch(({ status: refused }) => refused as number),
    );
    if (status === 200) expect(answer).toHaveLength(3);
    else expect(answer).toBe(status);
  });
});

describe('the routine check', () => {
  const request = { method: 'POST', path: '/api/routine-check', json: {} } as const;
  const receiving = 'a request to check the routine';

  test('of a routine without a sunscreen', async () => {
    const place = {
      daypart: 'night',
      step: 'serum',
      id: 'sample:serum-dusk-retinol',
      name: 'Dusk Retinol 0.1% Serum',
    };
    const warning = {
      rule: Matchers.equal('R11'),
      severity: 'block',
      title: 'No sunscreen in the morning',
      sentence: 'It makes skin more sensitive to the sun.',
      fix: 'Add a sunscreen with SPF 30 or more to your morning first.',
      grade: 'A',
      sources: [
        { title: 'A guideline', url: 'https://example.org/guideline', is_reviewed: true },
        { title: 'Another one', url: 'https://example.org/another', is_reviewed: true },
      ],
      products: [place],
      action: {
        kind: 'add',
        label: 'Add a sunscreen',
        product: { ...place, daypart: 'morning', step: 'sunscreen' },
        days: Matchers.nullValue(),
        to: Matchers.nullValue(),
      },
    };
    const found = await agree(
      {
        given: USED,
        receiving,
        request,
        response: { status: 200, json: { checked: 3, warnings: [warning] } },
      },
      (api) => checkRoutine(api, {}),
    );
    expect(found.warnings[0]?.rule).toBe('R11');
  });

  test('without a session', async () => {
    const error = await agree(
      { given: 'nobody is signed in', receiving, request, response: { status: 401, json: NOT_SIGNED_IN } },
      (api) => refusalOf(checkRoutine(api, {})),
    );
    expect(error.status).toBe(401);
  });
});

describe('reminders', () => {
  const mail: MailReminder = { is_on: true, time: '21:30', time_zone: 'Europe/Berlin' };
  const none = { mail: { ...mail, is_on: false, time_zone: 'UTC' }, calendar_since: Matchers.nullValue() };

  test('of somebody who has set nothing', async () => {
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

  test('a time zone that is not known', async () => {
    const wrong = { ...mail, time_zone: 'Mars/Olympus' };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a reminder in an unknown time zone',
        request: { method: 'POST', path: '/api/reminders', json: wrong },
        response: { status: 422, json: { detail: 'This time zone is not known here.' } },
      },
      (api) => refusalOf(updateReminders(api, wrong)),
    );
    expect(error.status).toBe(422);
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
  test('as a file, without a session', async () => {
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a request for the calendar as a file',
        request: { method: 'GET', path: '/api/reminders/calendar-file' },
        response: { status: 401, json: NOT_SIGNED_IN },
      },
      (api) => refusalOf(getCalendarFile(api)),
    );
    expect(error.status).toBe(401);
  });

  test('at an address that was never made', async () => {
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

// The date must be about now when the provider is verified, so only what is refused can be agreed on.
describe('tonight', () => {
  const refused = { status: 422, json: { detail: 'Please check the date of this device.' } };

  test('on a date of long ago', async () => {
    const error = await agree(
      {
        given: USED,
        receiving: 'a request for a day of long ago',
        request: { method: 'GET', path: '/api/tonight', query: { date: '1999-12-31' } },
        response: refused,
      },
      (api) => refusalOf(getTonight(api, '1999-12-31')),
    );
    expect(error.status).toBe(422);
  });

  test('an evening of long ago to mark as done', async () => {
    const done = { date: '1999-12-31', daypart: 'night', is_done: true } as const;
    const error = await agree(
      {
        given: USED,
        receiving: 'an evening of long ago to mark as done',
        request: { method: 'POST', path: '/api/tonight', json: done },
        response: refused,
      },
      (api) => refusalOf(markRoutineDone(api, done)),
    );
    expect(error.status).toBe(422);
  });
});
