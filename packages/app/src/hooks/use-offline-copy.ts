import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// A chunk of its own, which the service worker keeps: scripts/build-worker.ts.
const loadCopies = () => import('../data/offline-copy.ts');

const findCopyDate = async () => (await loadCopies()).findCopyDate();

/**
 * Whether the member keeps a copy on this device, undefined until it is known, and when it was loaded: ISO
 * 8601, null where there is none. `change` starts or ends it.
 */
export function useOfflineCopy() {
  const client = useQueryClient();
  const [loadedAt, setLoadedAt] = useState<string | null>();
  useEffect(() => {
    void findCopyDate().then(setLoadedAt, () => undefined);
  }, []);
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      const { startKeeping, stopKeeping } = await loadCopies();
      try {
        await (isOn ? startKeeping(client) : stopKeeping());
      } catch (error) {
        await stopKeeping();
        throw error;
      }
    },
    onSettled: async () => setLoadedAt(await findCopyDate()),
  });
  const isKept = change.isPending ? change.variables : loadedAt === undefined ? undefined : loadedAt !== null;
  return { isKept, loadedAt: loadedAt ?? null, change };
}
