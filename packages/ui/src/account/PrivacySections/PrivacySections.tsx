import type { Elements } from '../../lib/elements.ts';
import { BetaFeatures, type BetaFeaturesProps } from '../BetaFeatures/BetaFeatures.tsx';
import { ConsentList, type ConsentListProps } from '../ConsentList/ConsentList.tsx';
import { DeleteAccount, type DeleteAccountProps } from '../DeleteAccount/DeleteAccount.tsx';
import { ExportData, type ExportDataProps } from '../ExportData/ExportData.tsx';
import { HistoryReport, type HistoryReportProps } from '../HistoryReport/HistoryReport.tsx';
import {
  ThumbnailRetention,
  type ThumbnailRetentionProps,
} from '../ThumbnailRetention/ThumbnailRetention.tsx';
import {
  RepeatabilityCard,
  type RepeatabilityCardProps,
} from '../../parts/RepeatabilityCard/RepeatabilityCard.tsx';
import area from '../account.module.css';

export interface PrivacySectionsProps {
  /** Consents other than the terms. */
  consents: ConsentListProps;
  /** How long pictures are kept. */
  thumbnails: ThumbnailRetentionProps;
  /** The preferences that products and reports depend on. */
  preferences: Elements;
  /** How far two photos of the member differ, and the offer of a second photo. */
  repeatability: RepeatabilityCardProps;
  /** Only for the Pro plan. Without it the section is not shown. */
  betaFeatures?: BetaFeaturesProps | undefined;
  /** The download of all data in one file. */
  exportData: ExportDataProps;
  /** The whole history to print. Without it the section is not shown. */
  historyReport?: HistoryReportProps | undefined;
  /** The deletion of the account. */
  deleteAccount: DeleteAccountProps;
}

/** The last three parts of the account tab, each with its anchor. */
export function PrivacySections(props: PrivacySectionsProps) {
  const { consents, thumbnails, preferences, repeatability, betaFeatures } = props;
  const { exportData, historyReport, deleteAccount } = props;
  return (
    <>
      <div id="privacy" className={area.Part}>
        <ConsentList {...consents} />
        <ThumbnailRetention {...thumbnails} />
      </div>
      <div id="preferences" className={area.Part}>
        {preferences}
        <RepeatabilityCard {...repeatability} />
        {betaFeatures !== undefined && <BetaFeatures {...betaFeatures} />}
      </div>
      <div id="your-data" className={area.Part}>
        <ExportData {...exportData} />
        {historyReport !== undefined && <HistoryReport {...historyReport} />}
        <DeleteAccount {...deleteAccount} />
      </div>
    </>
  );
}
