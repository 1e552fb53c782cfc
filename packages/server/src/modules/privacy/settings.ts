import type { PrivacyUpdate } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
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
  thumbnails: ThumbnailKeeper;
}

export function createPrivacySettings({ db, clock, thumbnails }: Dependencies): PrivacySettings {
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
      for (const { user_id, thumbnail_retention } of members)
        await deleteThumbnails(user_id, thumbnail_retention);
    },
  };
}
