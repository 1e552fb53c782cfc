import { TransparencyScreen } from '@daylit/ui';
import { useTransparency } from '../data/transparency.ts';
import { loaded } from './states.ts';

/** Open to everybody, signed in or not. */
export function TransparencyRoute() {
  const transparency = useTransparency();
  return (
    <TransparencyScreen transparency={loaded(transparency)} onRetry={() => void transparency.refetch()} />
  );
}
