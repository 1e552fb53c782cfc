import type { ConsentPurpose } from '@daylit/contract';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScanFace from 'lucide-react/icons/scan-face';
import type { Elements } from '../../lib/elements.ts';

/** A purpose for which something leaves this server. */
export type OutsidePurpose = Exclude<ConsentPurpose, 'photo_analysis'>;

interface ChoiceWords {
  icon: Elements;
  title: string;
  /** What the model does, and who does it without this consent. */
  change: string;
  sent: string;
  neverSent: string;
}

/** A short form of the texts that the server records; the full text is in the same card. */
export const CHOICE_WORDS: Record<OutsidePurpose, ChoiceWords> = {
  external_chat: {
    icon: <MessageCircle size={20} />,
    title: 'Chat',
    change: 'It answers more freely. Without it, this server answers.',
    sent: 'what you write, your last four messages, measurements, routine, plan, age group, pregnancy and what you leave out.',
    neverSent: 'photos, name, e-mail.',
  },
  external_ai: {
    icon: <ScanFace size={20} />,
    title: 'Face photo',
    change: 'It helps to word your reports. Without it, this server words them.',
    sent: 'a cut-out of your face from each new photo, and what was measured in it.',
    neverSent: 'older photos, name, e-mail, what you write.',
  },
};
