import { FairUseModal } from '@daylit/ui';
import { nextAllowanceAt, useUsage } from '../../data/usage/usage.ts';

/** Says that the fair use of Pro is reached, and until when. */
export function FairUse({ onClose }: { onClose: () => void }) {
  const { data } = useUsage();
  return <FairUseModal resets_at={data ? nextAllowanceAt(data) : null} onClose={onClose} />;
}
