import { cancelExport, deleteAccount, getPrivacy, startExport, updatePrivacy } from '@daylit/api-client';
import type { AccountDeletion, Export, Privacy, PrivacyUpdate } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORT_POLL } from '../lib/timings.ts';
import { api } from './api.ts';
import type { RunFresh } from './credentials/fresh-sign-in.ts';
import { keepAnswer } from './keep-answer.ts';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => getPrivacy(api, { signal }),
});

/** The member's decisions about their data and the newest export. Refetched while an export is made. */
export function usePrivacy() {
  return useQuery({
    ...privacyQuery,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.latest_export) ? EXPORT_POLL : false),
  });
}

/** Changes a decision. One hook for each thing that has a state. */
export function useUpdatePrivacy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (update: PrivacyUpdate) => updatePrivacy(api, update),
    onSuccess: async (privacy, { thumbnail_retention }) => {
      await keepAnswer(client, privacyQuery.queryKey, privacy);
      // Fetched pictures of scans may be deleted by now.
      if (thumbnail_retention !== undefined) void client.invalidateQueries({ queryKey: ['scans'] });
    },
  });
}

/** Starts an export. */
export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => startExport(api),
    onSuccess: async (latest_export) => {
      client.setQueryData(
        privacyQuery.queryKey,
        (privacy: Privacy | undefined) => privacy && { ...privacy, latest_export },
      );
      // A running fetch may be older than the export.
      await client.invalidateQueries(privacyQuery);
    },
  });
}

/** Cancels the running export. */
export function useCancelExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Export, 'id'>) => cancelExport(api, id),
    onSettled: () => client.invalidateQueries(privacyQuery),
  });
}

/** The address of the full history. */
export const HISTORY_REPORT_URLS = {
  html: '/api/history-report?format=html',
  csv: '/api/history-report?format=csv',
};

/** The address of a finished archive. */
export function archiveUrl({ id }: Export): string {
  return `/api/export/${encodeURIComponent(id)}`;
}

/**
 * Erases the account. The answer is the receipt; the session is over then. Without a password, where there
 * are none, a fresh sign-in is asked for.
 */
export function useDeleteAccount(run: RunFresh) {
  return useMutation({
    mutationFn: (deletion: AccountDeletion) =>
      deletion.current_password === undefined
        ? run(() => deleteAccount(api, deletion))
        : deleteAccount(api, deletion),
  });
}

function isUnderWay(latest: Export | null | undefined): boolean {
  return latest?.status === 'queued' || latest?.status === 'running';
}
