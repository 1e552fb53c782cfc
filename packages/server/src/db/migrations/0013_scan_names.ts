import { type Kysely, sql } from 'kysely';

/**
 * Renames check-ins to scans everywhere: the table, the columns that refer to it, the constraints, the
 * sources of charges and the payloads of waiting jobs. A scan's number is `id` in its own table and `scan_id`
 * in every other place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkins rename to scans;
    alter table scans rename column n to id;
    alter table scan_events rename column n to scan_id;
    alter table recent_photos rename column n to scan_id;
    alter index checkins_analysing rename to scans_analysing;
    update usage_charges set source = replace(source, 'checkin:', 'scan:') where kind = 'scan';
  `.execute(db);
  await renameConstraints(db);
  await renameInJobs(db);
}

/**
 * PostgreSQL names a constraint after its table and columns only when it makes it, and the names differ by
 * version.
 */
async function renameConstraints(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      entry record;
    begin
      for entry in
        select conrelid::regclass as place, conname as old_name,
          case when conrelid = 'scans'::regclass
            then replace(replace(conname, 'checkins', 'scans'), '_n_', '_id_')
            else replace(conname, '_n_', '_scan_id_')
          end as new_name
        from pg_constraint
        where conrelid in ('scans'::regclass, 'scan_events'::regclass, 'recent_photos'::regclass)
      loop
        if entry.old_name <> entry.new_name then
          execute format('alter table %s rename constraint %I to %I', entry.place, entry.old_name, entry.new_name);
        end if;
      end loop;
    end $$
  `.execute(db);
}

/** The queue makes its own tables after the migrations, so a new database does not have them yet. */
async function renameInJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if to_regclass('pgboss.job') is not null then
        update pgboss.job
        set data = data - 'checkin_id' || jsonb_build_object('scan_id', data -> 'checkin_id')
        where name in ('analyse-scan', 'analyse-scan.given-up') and data ? 'checkin_id';
      end if;
    end $$
  `.execute(db);
}
