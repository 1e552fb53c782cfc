import {
  createCalendarAddress,
  endCalendarAddress,
  getCalendarFile,
  getReminders,
  timeZone,
  updateReminders,
} from '@daylit/api-client';
import type { MailReminder } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { api } from '../api.ts';
import { keepAnswer } from '../keep-answer.ts';

const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => getReminders(api, { signal }),
});

/** The member's settings of reminders. */
export function useReminders() {
  return useQuery(remindersQuery);
}

/** Turns the evening mail on or off, in the time zone of this device. */
export function useMailReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mail: Pick<MailReminder, 'is_on' | 'time'>) =>
      updateReminders(api, { ...mail, time_zone: timeZone() }),
    onSuccess: (reminders) => keepAnswer(client, remindersQuery.queryKey, reminders),
  });
}

/** Creates the address of the calendar, or revokes it. Its data is the address, which is shown only once. */
export function useCalendarAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return (await createCalendarAddress(api)).address;
      await endCalendarAddress(api);
      return null;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
}

/** Saves the calendar as a file on this device. */
export async function downloadCalendar(): Promise<void> {
  saveFile(await getCalendarFile(api), 'daylit.ics');
}
