import type { Export, ThumbnailRetention } from '@daylit/contract';

/** The tables of the privacy module. */
export interface PrivacyTables {
  privacy_settings: PrivacySettingsTable;
  exports: ExportTable;
}

/** What a member decided; no row before the first decision. */
export interface PrivacySettingsTable {
  user_id: number;
  thumbnail_retention: ThumbnailRetention;
  beta_features: boolean;
}

/** An export of the last day. Its archive is a file of that name. */
export interface ExportTable {
  /** A random UUID. */
  id: string;
  user_id: number;
  status: Export['status'];
  scans_done: number;
  scans_total: number;
  created_at: Date;
}
