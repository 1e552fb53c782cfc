import { answer, type ApiClient, type CallOptions } from './client.ts';
import { readConfirmedPlan } from './views/profile.ts';
import type {
  CalendarAddress,
  ConfirmedGroupView,
  MailReminder,
  ProductConfirmation,
  ProductRemoval,
  RoutineCheck,
  Reminders,
  RoutineCheckRequest,
  RoutineDone,
  Tonight,
} from '@daylit/contract';

/**
 * Adds a product to the routine and returns all of it. 404: no such product. 409: the routine is full; or
 * an answer of the member leaves the product out (`trigger` is `doesNotFit`), and with `field` `despite` they
 * may decide to use it anyway.
 */
export async function confirmProduct(
  api: ApiClient,
  confirmation: ProductConfirmation,
): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(
    api.PATCH('/api/profile/confirm-product', { body: confirmation }),
  );
  return readConfirmedPlan(confirmed_care_plan);
}

/** Removes a product from the confirmed routine and returns the rest. 404: it is not in the routine. */
export async function removeProduct(api: ApiClient, removal: ProductRemoval): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(api.PATCH('/api/profile/remove-product', { body: removal }));
  return readConfirmedPlan(confirmed_care_plan);
}

/** Checks the given products, or the confirmed routine. 404: an id that the catalogue does not have. */
export function checkRoutine(api: ApiClient, request: RoutineCheckRequest): Promise<RoutineCheck> {
  return answer(api.POST('/api/routine-check', { body: request }));
}

/** The steps of the routine on a day (YYYY-MM-DD), and its week. 422: the day is not near today. */
export function getTonight(api: ApiClient, date: string, options: CallOptions = {}): Promise<Tonight> {
  return answer(api.GET('/api/tonight', { params: { query: { date } }, ...options }));
}

/**
 * Marks a morning or an evening as done, or not done, and returns the day. 422: the day is not near today.
 */
export function markRoutineDone(api: ApiClient, done: RoutineDone): Promise<Tonight> {
  return answer(api.POST('/api/tonight', { body: done }));
}

/** The settings of reminders. 401: nobody is signed in. */
export function getReminders(api: ApiClient, options: CallOptions = {}): Promise<Reminders> {
  return answer(api.GET('/api/reminders', options));
}

/** Turns the evening mail on or off. With an unknown time zone the stored one stays. */
export function updateReminders(api: ApiClient, mail: MailReminder): Promise<Reminders> {
  return answer(api.POST('/api/reminders', { body: mail }));
}

/** Creates an address that a calendar subscribes to, and revokes an earlier one. 429: too many in an hour. */
export function createCalendarAddress(api: ApiClient): Promise<CalendarAddress> {
  return answer(api.POST('/api/reminders/calendar'));
}

/** Revokes the address that a calendar subscribes to. 401: nobody is signed in. */
export function endCalendarAddress(api: ApiClient): Promise<Reminders> {
  return answer(api.DELETE('/api/reminders/calendar'));
}

/** The evenings of the routine as an iCalendar file. 401: nobody is signed in. */
export function getCalendarFile(api: ApiClient, options: CallOptions = {}): Promise<Blob> {
  return answer(api.GET('/api/reminders/calendar-file', { parseAs: 'blob', ...options }));
}
