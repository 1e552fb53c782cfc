import type { FacePlace } from '@daylit/contract';
import type { GuideAnswer, GuideQuestion } from './camera/guide.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './camera/guide.worker.ts?worker&url';
import { loadFaceModels } from './camera/load-face-models.ts';
import { ANALYSED } from './part-around.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Milliseconds that the networks may take to come and to look. After them the whole photo is sent. */
const MOST_WAIT = 10_000;

/**
 * Where the one face of a file is, if the file has more pixels than are analysed; null otherwise, without a
 * face and with several. Rejects where the file, the networks or the worker fail.
 */
export async function findFace(photo: File): Promise<FacePlace | null> {
  const file = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    return Math.max(file.width, file.height) > ANALYSED ? await findIn(file) : null;
  } finally {
    // Tens of megabytes. Without pixels already, if it was sent to the worker.
    file.close();
  }
}

async function findIn(file: ImageBitmap): Promise<FacePlace | null> {
  const timeout = AbortSignal.timeout(MOST_WAIT);
  const models = await loadFaceModels(timeout);
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  return new Promise<FacePlace | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => {
      if (data.status === 'found') resolve(data.face);
      else reject(new Error('The worker failed.'));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    timeout.addEventListener('abort', () => reject(new Error('The worker took too long.')));
    worker.postMessage({ file, models } satisfies GuideQuestion, { transfer: [file] });
  }).finally(() => worker.terminate());
}
