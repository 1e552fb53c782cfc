import type { PrivacyUpdate } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import { DEFAULT_THUMBNAIL_RETENTION, THUMBNAILS_KEPT } from '../../retention.ts';
import type { ThumbnailKeeper } from '../scans/ports.ts';
import type { PrivacySettingsTable } from './tables.ts';

type Settings = Omit<Selectable<PrivacySettingsTable>, 'user_id'>;

const DEFAULTS: Settings = { thumbnail_retention: DEFAULT_THUMBNAIL_RETENTION, beta_features: false };

/** What members decide about their data. */
export interface PrivacySettings {
  read(userId: number): Promise<Settings>;
  /** Changes what is given, and deletes at once what a shorter time no longer keeps. */
  update(userId: number, change: PrivacyUpdate): Promise<void>;
  /** Deletes every thumbnail that its member no longer wants to be kept. */
  purge(): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  thumbnails: ThumbnailKeeper;
}

export function createPrivacySettings({ db, clock, log, thumbnails }: Dependencies): PrivacySettings {
  async function read(userId: number): Promise<Settings> {
    const row = await db
      .selectFrom('privacy_settings')
      .select(['thumbnail_retention', 'beta_features'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ?? DEFAULTS;
  }

  async function deleteThumbnails(userId: number, kept: Settings['thumbnail_retention']): Promise<void> {
    const milliseconds = THUMBNAILS_KEPT[kept];
    if (milliseconds === null) return;
    await thumbnails.deleteOlder(userId, new Date(clock().getTime() - milliseconds));
  }

  return {
    read,

    async update(userId, change) {
      await db
        .insertInto('privacy_settings')
        .values({ user_id: userId, ...DEFAULTS, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute();
      if (change.thumbnail_retention) await deleteThumbnails(userId, change.thumbnail_retention);
    },

    async purge() {
      const members = await db
        .selectFrom('privacy_settings')
        .select(['user_id', 'thumbnail_retention'])
        .where('thumbnail_retention', '<>', 'account')
        .execute();
      await eachAlone(
        members,
        ({ user_id, thumbnail_retention }) => deleteThumbnails(user_id, thumbnail_retention),
        { log, failed: 'old thumbnails were not deleted', idOf: ({ user_id }) => user_id },
      );
    },
  };
}
