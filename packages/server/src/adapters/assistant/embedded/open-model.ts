import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { useModel } from './recognition/model.ts';
import { readModel } from './recognition/model-file.ts';

export const MODEL_FILE = path.join(import.meta.dirname, '../../../../dist/assistant-model');

const ADVICE =
  'Run `npm start`, or `node packages/server/scripts/assistant-model/build.ts` before the server.';

/** Reads the model that questions are recognised with. Throws with advice when there is none. */
export async function openModel(file = MODEL_FILE): Promise<void> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) throw new Error(`The assistant’s model is missing: ${file}. ${ADVICE}`);
  const model = readModel(bytes);
  if (!model) throw new Error(`The assistant’s model is damaged: ${file}. ${ADVICE}`);
  useModel(model);
}
