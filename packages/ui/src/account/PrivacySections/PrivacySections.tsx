import { BetaFeatures, type BetaFeaturesProps } from '../BetaFeatures/BetaFeatures.tsx';
import { ConsentList, type ConsentListProps } from '../ConsentList/ConsentList.tsx';
import { DeleteAccount, type DeleteAccountProps } from '../DeleteAccount/DeleteAccount.tsx';
import { ExportData, type ExportDataProps } from '../ExportData/ExportData.tsx';
import area from '../account.module.css';

export interface PrivacySectionsProps {
  /** Consents other than the terms. */
  consents: ConsentListProps;
  /** Only for the Pro plan. Without it the section is not shown. */
  betaFeatures?: BetaFeaturesProps | undefined;
  /** The download of all data in one file. Without it the section is not shown. */
  exportData?: ExportDataProps | undefined;
  /** The deletion of the account. Without it the section is not shown. */
  deleteAccount?: DeleteAccountProps | undefined;
}

/** The last three parts of the account tab: `privacy`, `preferences` and `your-data`, each with its anchor. */
export function PrivacySections({ consents, betaFeatures, exportData, deleteAccount }: PrivacySectionsProps) {
  return (
    <>
      <div id="privacy" className={area.Part}>
        <ConsentList {...consents} />
      </div>
      {betaFeatures !== undefined && (
        <div id="preferences" className={area.Part}>
          <BetaFeatures {...betaFeatures} />
        </div>
      )}
      {(exportData !== undefined || deleteAccount !== undefined) && (
        <div id="your-data" className={area.Part}>
          {exportData !== undefined && <ExportData {...exportData} />}
          {deleteAccount !== undefined && <DeleteAccount {...deleteAccount} />}
        </div>
      )}
    </>
  );
}
