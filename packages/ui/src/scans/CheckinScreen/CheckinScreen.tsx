import { Page } from '../../primitives/Page/Page.tsx';

/** /checkin: the address is reserved, and nothing else is there yet. */
export function CheckinScreen() {
  return <Page title="Check-in" />;
}
