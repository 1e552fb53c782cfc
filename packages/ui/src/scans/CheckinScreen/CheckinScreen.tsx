import { Page } from '../../primitives/Page/Page.tsx';

/** /checkin: a reserved URL without content. */
export function CheckinScreen() {
  return <Page title="Check-in" />;
}
