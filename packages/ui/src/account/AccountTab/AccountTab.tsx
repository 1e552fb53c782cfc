import { AccountDetails, type AccountDetailsProps } from '../AccountDetails/AccountDetails.tsx';
import { BetaFeatures, type BetaFeaturesProps } from '../BetaFeatures/BetaFeatures.tsx';
import { ConsentList, type ConsentListProps } from '../ConsentList/ConsentList.tsx';
import { DeleteAccount, type DeleteAccountProps } from '../DeleteAccount/DeleteAccount.tsx';
import { ExportData, type ExportDataProps } from '../ExportData/ExportData.tsx';
import { SessionList, type SessionListProps } from '../SessionList/SessionList.tsx';
import { TwoFactor, type TwoFactorProps } from '../TwoFactor/TwoFactor.tsx';
import styles from './AccountTab.module.css';

export interface AccountTabProps {
  /** E-mail, username, password. */
  details: AccountDetailsProps;
  /** Two-factor authentication. */
  twoFactor: TwoFactorProps;
  /** The browsers in which the member is signed in. */
  sessions: SessionListProps;
  /** Consents other than the terms. */
  consents: ConsentListProps;
  /** Only for the Pro plan. Without it the section is not shown. */
  betaFeatures?: BetaFeaturesProps | undefined;
  /** The download of all data in one file. */
  exportData: ExportDataProps;
  /** The deletion of the account. */
  deleteAccount: DeleteAccountProps;
}

/** The account tab: its sections, in two columns if there is enough space. */
export function AccountTab(props: AccountTabProps) {
  return (
    <div className={styles.AccountTab}>
      <div className={styles.Start}>
        <AccountDetails {...props.details} />
      </div>
      <div className={styles.End}>
        <TwoFactor {...props.twoFactor} />
      </div>
      <div className={styles.End}>
        <SessionList {...props.sessions} />
      </div>
      <div className={styles.Start}>
        <ConsentList {...props.consents} />
      </div>
      {props.betaFeatures !== undefined && (
        <div className={styles.Start}>
          <BetaFeatures {...props.betaFeatures} />
        </div>
      )}
      <div className={styles.End}>
        <ExportData {...props.exportData} />
      </div>
      <div className={styles.End}>
        <DeleteAccount {...props.deleteAccount} />
      </div>
    </div>
  );
}
