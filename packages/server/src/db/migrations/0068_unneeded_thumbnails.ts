import { type Kysely, sql } from 'kysely';

/** Names of the pictures that no scan needs any more, so that the sweep need not read the names of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unneeded_thumbnails (
      name text primary key,
      since timestamptz not null default now()
    );
    create function note_unneeded_thumbnail() returns trigger language plpgsql as $$
    begin
      insert into unneeded_thumbnails (name) values (old.thumbnail_filename) on conflict do nothing;
      return null;
    end $$;
    create trigger scans_deleted after delete on scans
      for each row execute function note_unneeded_thumbnail();
    create trigger scans_failed after update of status on scans
      for each row when (new.status = 'failed') execute function note_unneeded_thumbnail();
  `.execute(db);
}
