import { NotFoundScreen } from '@daylit/ui';

export function NotFoundRoute() {
  return <NotFoundScreen />;
}
