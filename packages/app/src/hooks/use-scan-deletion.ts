import { useQueryClient } from '@tanstack/react-query';
import { detailOf } from '../data/detail-of.ts';
import { deleteScanSoon } from '../data/scans/scan-deletion.ts';
import { useToast } from '../lib/toast.ts';

const NOT_DELETED = 'The scan could not be deleted. Please try again.';

/** Deletes a scan, with a toast that undoes it. */
export function useScanDeletion(): (scan: { id: number }) => void {
  const client = useQueryClient();
  const showToast = useToast();
  return ({ id }) => {
    const undo = deleteScanSoon(client, id, {
      onSend: () => takeAway(),
      onFailed: (error) => showToast({ tone: 'failure', text: detailOf(error) ?? NOT_DELETED }),
    });
    const takeAway = showToast({ text: 'Scan deleted', onUndo: undo, stays: true });
  };
}
