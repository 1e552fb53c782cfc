import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { externalModelsOf } from '../src/external-model.ts';
import { addMember, consentsOf, memberKeysOf } from './members.ts';

/** The database and the data directory of a running server. */
interface Place {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Writes Pro members into the database of a server, who agree to the model of its settings, if any. Returns
 * their session tokens.
 */
export async function addChatMembers(
  { databaseUrl, dataDir }: Place,
  count: number,
  settings: Record<string, string> = {},
): Promise<string[]> {
  const { db, close } = openDatabase({ url: databaseUrl });
  const keys = await memberKeysOf(dataDir);
  const models = externalModelsOf(readConfig(settings));
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `chat-${models.chat ? 'model' : 'embedded'}-${n}@example.org`;
    const { id, token } = await addMember(db, systemClock, { email, plan: 'pro_monthly' }, keys);
    const agreed = { purpose: 'external_chat', granted: true } as const;
    if (models.chat) await consentsOf(db, systemClock, { models }).decide(id, agreed);
    tokens.push(token);
  }
  await close();
  return tokens;
}
