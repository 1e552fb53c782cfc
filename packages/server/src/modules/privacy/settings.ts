import type { PrivacyUpdate } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inSteps } from '../../jobs/each-alone.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import { DEFAULT_THUMBNAIL_RETENTION, THUMBNAILS_KEPT } from '../../retention.ts';
import type { ThumbnailKeeper } from '../scans/ports.ts';
import type { PrivacySettingsTable } from './tables.ts';

type Settings = Omit<Selectable<PrivacySettingsTable>, 'user_id'>;

type Choice = Pick<Selectable<PrivacySettingsTable>, 'user_id' | 'thumbnail_retention'>;

const DEFAULTS: Settings = { thumbnail_retention: DEFAULT_THUMBNAIL_RETENTION, beta_features: false };

/** What members decide about their data. */
export interface PrivacySettings {
  read(userId: number): Promise<Settings>;
  /** Changes what is given, and deletes at once what a shorter time no longer keeps. */
  update(userId: number, change: PrivacyUpdate): Promise<void>;
  /** Deletes every thumbnail that its member no longer wants to be kept. */
  purge: Purge;
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

  async function deleteThumbnails(members: readonly Choice[]): Promise<void> {
    const now = clock().getTime();
    await thumbnails.deleteOlder(
      members.flatMap(({ user_id, thumbnail_retention }) => {
        const milliseconds = THUMBNAILS_KEPT[thumbnail_retention];
        return milliseconds === null ? [] : [{ userId: user_id, until: new Date(now - milliseconds) }];
      }),
    );
  }

  async function listChoices(after: number, limit: number): Promise<Choice[]> {
    return await db
      .selectFrom('privacy_settings')
      .select(['user_id', 'thumbnail_retention'])
      .where('thumbnail_retention', '<>', 'account')
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(limit)
      .execute();
  }

  return {
    read,

    async update(userId, change) {
      await db
        .insertInto('privacy_settings')
        .values({ user_id: userId, ...DEFAULTS, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute();
      const { thumbnail_retention } = change;
      if (thumbnail_retention) await deleteThumbnails([{ user_id: userId, thumbnail_retention }]);
    },

    purge: (_now, signal) =>
      inSteps(listChoices, deleteThumbnails, { idOf: ({ user_id }) => user_id, signal }),
  };
}
