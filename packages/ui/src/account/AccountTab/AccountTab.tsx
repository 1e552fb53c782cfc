import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserRound from 'lucide-react/icons/user-round';
import type { Elements } from '../../lib/elements.ts';
import { SectionRail, type RailSection } from '../../parts/SectionRail/SectionRail.tsx';
import { AccountDetails, type AccountDetailsProps } from '../AccountDetails/AccountDetails.tsx';
import { PasskeyList, type PasskeyListProps } from '../PasskeyList/PasskeyList.tsx';
import { SessionList, type SessionListProps } from '../SessionList/SessionList.tsx';
import { TwoFactor, type TwoFactorProps } from '../TwoFactor/TwoFactor.tsx';
import area from '../account.module.css';
import styles from './AccountTab.module.css';

/** The parts of the tab, by their anchors. */
export type AccountPart = 'details' | 'sign-in' | 'privacy' | 'preferences' | 'your-data';

export interface AccountTabProps {
  /** E-mail, username, password. */
  details: AccountDetailsProps;
  /** The devices that sign in without a password. */
  passkeys: PasskeyListProps;
  /** Two-factor authentication. */
  twoFactor: TwoFactorProps;
  /** The browsers in which the member is signed in. */
  sessions: SessionListProps;
  /** The other parts: `PrivacySections`, which brings the anchors of its parts with it. */
  privacy: Elements;
  /** The anchors that `privacy` brings. By default all three. */
  privacyParts?: readonly AccountPart[];
}

const PARTS: readonly (RailSection & { id: AccountPart })[] = [
  { id: 'details', title: 'Your details', icon: <UserRound size={18} /> },
  { id: 'sign-in', title: 'Sign-in', icon: <KeyRound size={18} /> },
  { id: 'privacy', title: 'Privacy', icon: <ShieldCheck size={18} /> },
  { id: 'preferences', title: 'Preferences', icon: <SlidersHorizontal size={18} /> },
  { id: 'your-data', title: 'Your data', icon: <Download size={18} /> },
];

const ALL_PRIVACY_PARTS = ['privacy', 'preferences', 'your-data'] as const;

/** The account tab: five parts below each other, with links to them beside or above. */
export function AccountTab({
  details,
  passkeys,
  twoFactor,
  sessions,
  privacy,
  privacyParts = ALL_PRIVACY_PARTS,
}: AccountTabProps) {
  const shown = new Set<string>(['details', 'sign-in', ...privacyParts]);
  return (
    <div className={styles.AccountTab}>
      <SectionRail label="Account sections" narrow="row" sections={PARTS.filter(({ id }) => shown.has(id))} />
      <div className={area.Part}>
        <div id="details" className={area.Part}>
          <AccountDetails {...details} />
        </div>
        <div id="sign-in" className={area.Part}>
          <PasskeyList {...passkeys} />
          <TwoFactor {...twoFactor} />
          <SessionList {...sessions} />
        </div>
        {privacy}
      </div>
    </div>
  );
}
