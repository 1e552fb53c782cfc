import { CheckinScreen } from '@daylit/ui';

export function CheckinRoute() {
  return <CheckinScreen />;
}
