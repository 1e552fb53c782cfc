import { addPasskey, listPasskeys, removePasskey, startPasskey } from '@daylit/api-client';
import type { PasskeyList } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canUsePasskeys } from '../../lib/passkey-support.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { api } from '../api.ts';
import { makePasskey } from './browser-passkeys.ts';
import type { RunFresh } from './fresh-sign-in.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => listPasskeys(api, { signal }),
});

const NOT_IN_THIS_BROWSER = 'This browser does not support passkeys. Try another one.';

/** The passkeys of the account, and why none can be added here. */
export function usePasskeys() {
  // The server that draws the page does not know what the browser can do.
  const isUnable = useIsHydrated() && !canUsePasskeys();
  return useQuery({
    ...passkeysQuery,
    select: (list): PasskeyList =>
      isUnable ? { ...list, unavailable_reason: list.unavailable_reason ?? NOT_IN_THIS_BROWSER } : list,
  });
}

/** Makes a passkey on this device and adds it. */
export function useAddPasskey(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      const options = await run((proof) => startPasskey(api, proof));
      await addPasskey(api, await makePasskey(options));
    },
    onSuccess: () => client.invalidateQueries(passkeysQuery),
  });
}

/** Removes a passkey. */
export function useRemovePasskey(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number }) => run((proof) => removePasskey(api, { id, ...proof })),
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}
