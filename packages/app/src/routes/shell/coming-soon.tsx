import { ComingSoonScreen } from '@daylit/ui';

export function ComingSoonRoute() {
  return <ComingSoonScreen />;
}
