import { type Kysely, sql } from 'kysely';

/**
 * What a member decides about their data, their exports, and what people write to the operator. A mail may
 * leave no row behind, and a picture may go before its report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_settings (
      user_id bigint primary key references users on delete cascade,
      thumbnail_retention text not null,
      beta_features boolean not null
    );
    create table exports (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      status text not null check (status in ('queued', 'running', 'ready', 'failed')),
      scans_done integer not null,
      scans_total integer not null,
      created_at timestamptz not null
    );
    create index exports_user_id on exports (user_id);
    create index exports_created_at on exports (created_at);
    create table operator_messages (
      id uuid primary key,
      kind text not null check (kind in ('feedback', 'contact')),
      sender_hash bytea,
      sealed_message bytea not null,
      created_at timestamptz not null,
      mailed_at timestamptz
    );
    create index operator_messages_created_at on operator_messages (created_at);
    create index operator_messages_sender_hash on operator_messages (sender_hash);
    alter table mails add column is_forgotten boolean not null default false;
    alter table scans add column thumbnail_deleted_at timestamptz;
  `.execute(db);
}
