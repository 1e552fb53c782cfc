import { type Kysely, sql } from 'kysely';

/** What the sandbox of payments keeps, in a schema of its own: it stands for a provider elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema if not exists sandbox;
    create table sandbox.accounts (
      id text primary key,
      data text not null,
      due_at timestamptz
    );
    create index accounts_due_at on sandbox.accounts (due_at);
    create table sandbox.checkouts (
      id text primary key,
      account_id text not null references sandbox.accounts on delete cascade,
      data text not null
    );
    create index checkouts_account_id on sandbox.checkouts (account_id);
    create table sandbox.events (
      id text primary key,
      account_id text not null references sandbox.accounts on delete cascade,
      body text not null,
      send_at timestamptz not null,
      tries integer not null default 0
    );
    create index events_send_at on sandbox.events (send_at);
    create index events_account_id on sandbox.events (account_id);
    create table sandbox.clock (
      id integer primary key check (id = 1),
      ahead bigint not null
    );
    insert into sandbox.clock values (1, 0);
  `.execute(db);
}
