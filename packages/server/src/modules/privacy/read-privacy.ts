import type { Privacy } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { THUMBNAILS_KEPT } from '../../retention.ts';
import type { ScanArchive, ThumbnailKeeper } from '../scans/ports.ts';
import type { Exports } from './exports.ts';
import type { MapReader } from './read-map.ts';
import type { PrivacySettings } from './settings.ts';

/** Reads the facts for the privacy page of a member. */
export type ReadPrivacy = (userId: number) => Promise<Privacy>;

interface Dependencies {
  clock: Clock;
  settings: PrivacySettings;
  exports: Exports;
  map: MapReader;
  scans: ScanArchive;
  thumbnails: ThumbnailKeeper;
}

export function createPrivacyReader(dependencies: Dependencies): ReadPrivacy {
  const { clock, settings, exports, map, scans, thumbnails } = dependencies;
  return async (userId) => {
    const now = clock().getTime();
    const ages = ['now', '30_days', '1_year'] as const;
    const moments = ages.map((age) => new Date(now - (THUMBNAILS_KEPT[age] ?? 0)));
    const [
      [total = 0, older_than_30_days = 0, older_than_1_year = 0],
      stored,
      latest_export,
      counts,
      scanCount,
    ] = await Promise.all([
      thumbnails.count(userId, moments),
      settings.read(userId),
      exports.findNewest(userId),
      map.count(userId),
      scans.count(userId),
    ]);
    return {
      ...stored,
      thumbnails: { total, older_than_30_days, older_than_1_year },
      latest_export,
      counts: { scans: scanCount, ...counts },
    };
  };
}
