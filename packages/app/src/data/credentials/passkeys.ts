import { addPasskey, listPasskeys, removePasskey, startPasskey } from '@daylit/api-client';
import type { PasskeyList } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canUsePasskeys } from '../../lib/passkey-support.ts';
import { api } from '../api.ts';
import { makePasskey } from './browser-passkeys.ts';
import type { RunFresh } from './fresh-sign-in.ts';

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async ({ signal }): Promise<PasskeyList> => {
    const list = await listPasskeys(api, { signal });
    const unavailable_reason = list.unavailable_reason ?? (canUsePasskeys() ? null : NOT_IN_THIS_BROWSER);
    return { ...list, unavailable_reason };
  },
});

const NOT_IN_THIS_BROWSER = 'This browser does not support passkeys. Try another one.';

/** The passkeys of the account. */
export function usePasskeys() {
  return useQuery(passkeysQuery);
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
