// Runs in a worker thread, so that neither decoding nor measuring ever keeps a request waiting.
import { parentPort } from 'node:worker_threads';
import { createEngine, UnusableImage, type ScanContext as EngineContext } from '@daylit/vision';
import { Refusal } from '../../errors.ts';
import type { ScanContext } from '../../modules/scans/ports.ts';
import { decodePhoto } from '../images/decode-photo.ts';
import { makeThumbnail } from '../images/make-thumbnail.ts';
import { readFaceModels } from './face-models.ts';
import type { ThreadReply, ThreadRequest } from './messages.ts';

const engine = await createEngine(await readFaceModels());

parentPort?.on('message', async (request: ThreadRequest) => {
  try {
    await (request.type === 'assess' ? assess(request.photo) : analyse(request.photo, request.context));
    reply({ type: 'done' });
  } catch (error) {
    // Any other error is a defect. It ends this thread, and the pool reports it to the caller.
    if (error instanceof Refusal) reply({ type: 'refused', code: error.code, detail: error.message });
    else if (error instanceof UnusableImage)
      reply({ type: 'refused', code: 'invalid', detail: error.message });
    else throw error;
  }
});

function reply(message: ThreadReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(message);
}

async function assess(photo: Uint8Array): Promise<void> {
  reply({ type: 'assessed', quality: engine.assessPhoto(await decodePhoto(photo)) });
}

async function analyse(photo: Uint8Array, context: ScanContext): Promise<void> {
  const image = await decodePhoto(photo);
  // The history holds only records that the engine wrote itself, and the engine reads its older versions.
  const stages = engine.analyse(image, context as EngineContext);
  let step = stages.next();
  while (!step.done) {
    reply({ type: 'stage', event: step.value });
    step = stages.next();
  }
  const record = step.value;
  if (!record) return;
  const thumbnail = await makeThumbnail(image, record.thumbnail_crop);
  reply({ type: 'finished', record, thumbnail });
}
