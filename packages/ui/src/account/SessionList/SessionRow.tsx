import type { Session } from '@daylit/contract';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { formatDate, formatDay } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { DeviceRow } from '../DeviceRow/DeviceRow.tsx';

export interface SessionRowProps {
  /** The session of this browser has no button. */
  session: Session;
  /** State of ending the session. Once done, the row is removed. */
  ending: ActionState;
  /** Ends the session. */
  onEnd: () => void;
  /** Called when the row is removed while its button has the focus. Must be a stable function. */
  onGone: () => void;
}

/** One session of the account. */
export function SessionRow({ session, ending, onEnd, onGone }: SessionRowProps) {
  const { device, created_at, last_seen_at, is_current } = session;
  const busy = ending.state === 'busy';
  const lastUse = is_current ? 'Active now' : `Last active ${formatDay(last_seen_at)}`;
  return (
    <DeviceRow
      icon={iconOf(device)}
      name={
        <>
          <span>{`${device} `}</span>
          {is_current && <Tag variant="brand">This device</Tag>}
        </>
      }
      facts={`Signed in ${formatDate(created_at)}. ${lastUse}`}
      failure={failureOf(ending, 'This session could not be ended. Please try again.')}
      {...(!is_current && {
        action: {
          label: busy ? 'Ending…' : 'End',
          hidden: busy ? ` on ${device}` : ` session on ${device}`,
          busy,
          onClick: onEnd,
          onGone,
        },
      })}
    />
  );
}

function iconOf(device: string) {
  if (/iPhone|phone/.test(device)) return <Smartphone size={22} />;
  return /iPad|tablet/.test(device) ? <Tablet size={22} /> : <Laptop size={22} />;
}
