import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../keyring.ts';
import { seal } from '../../sealing.ts';

interface ClearMail {
  id: number;
  message_id: string;
  text: string;
  html: string;
}

/**
 * Encrypts the body of each mail, because it holds a link, under a key that is not in the database. The body
 * is deleted when the mail is sent. Existing mails are encrypted here, so that those that still wait can be
 * sent.
 */
export async function up(db: Kysely<unknown>, keyring: Keyring): Promise<void> {
  await sql`
    alter table mails
      add column message_id uuid not null default gen_random_uuid(),
      add column sealed_body bytea;
    alter table mails alter column message_id drop default;
  `.execute(db);
  const { rows } = await sql<ClearMail>`select id, message_id, text, html from mails`.execute(db);
  for (const { id, message_id, text, html } of rows) {
    const body = Buffer.from(JSON.stringify({ text, html }));
    const sealed = seal(await keyring.obtain('mail'), body, message_id);
    await sql`update mails set sealed_body = ${sealed} where id = ${id}`.execute(db);
  }
  await sql`alter table mails drop column text, drop column html`.execute(db);
}
