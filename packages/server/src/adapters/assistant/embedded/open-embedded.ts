import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createAssistant, readModel } from '@daylit/assistant';

/** Where the build of `packages/assistant` puts it. */
export const MODEL_FILE = path.join(import.meta.dirname, '../../../../../assistant/dist/model.bin');

const ADVICE = 'Run `npm start`, or `node packages/assistant/scripts/build.ts` before the server.';

/** The assistant of this server, with the model of its recognition. Throws with advice when there is none. */
export async function openEmbedded(file = MODEL_FILE) {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new Error(`The assistant’s model is missing: ${file}. ${ADVICE}`);
  const model = readModel(bytes);
  if (!model) throw new Error(`The assistant’s model is damaged: ${file}. ${ADVICE}`);
  return createAssistant(model);
}
