// Runs in a worker thread, so that neither decoding nor measuring ever keeps a request waiting.
import { parentPort } from 'node:worker_threads';
import { createEngine, type PreviousScan, repeatPair, UnusableImage } from '@daylit/vision';
import { photoQuality, secondPhotoRefusal } from '@daylit/wording';
import { Refusal } from '../../errors.ts';
import type { PreviousScan as StoredScan, ScanContext } from '../../modules/scans/ports.ts';
import { decodePhoto } from '../images/decode-photo.ts';
import { makeThumbnail } from '../images/make-thumbnail.ts';
import { isReadable, runOfScans } from './compare-scans.ts';
import { readFaceModels } from './face-models.ts';
import type { ThreadReply, ThreadRequest } from './messages.ts';
import { reportStages } from './report-stages.ts';

const engine = await createEngine(await readFaceModels());

parentPort?.on('message', async (request: ThreadRequest) => {
  try {
    if (request.type === 'assess') await assess(request.photo);
    else if (request.type === 'repeat') await repeat(request.photo, request.first);
    else await analyse(request.photo, request.context);
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
  reply({ type: 'assessed', quality: photoQuality(engine.assessPhoto(await decodePhoto(photo))) });
}

async function repeat(photo: Uint8Array, first: StoredScan): Promise<void> {
  if (!isReadable(first))
    throw new Refusal('invalid', { detail: secondPhotoRefusal({ refusal: 'engine_version' }) });
  const { checkin_id, created_at } = first;
  // A teenager's scan has no lines, so no difference in lines either.
  const context = { checkin_id, created_at, isTeen: false, history: [] };
  const run = engine.analyse(await decodePhoto(photo), context);
  let step = run.next();
  while (!step.done) {
    const { status, reason } = photoQuality(step.value);
    if (status === 'fail') throw new Refusal('invalid', { detail: reason });
    step = run.next();
  }
  if (!step.value) throw new Error('The gate passed a photo that was not measured.');
  const pair = repeatPair(first, { ...first, record: step.value.record });
  if ('refusal' in pair) throw new Refusal('invalid', { detail: secondPhotoRefusal(pair) });
  reply({ type: 'repeated', pair });
}

async function analyse(photo: Uint8Array, context: ScanContext): Promise<void> {
  const { answers, history, checkin_id, created_at } = context;
  const image = await decodePhoto(photo);
  const run = engine.analyse(image, {
    checkin_id,
    created_at,
    isTeen: answers.age_band === '13-17',
    // The history holds only records that the engine wrote itself, and the engine reads its older versions.
    history: history as PreviousScan[],
  });
  let step = run.next();
  while (!step.done) {
    reply({ type: 'stage', event: { stage: 'photo_quality', payload: photoQuality(step.value) } });
    step = run.next();
  }
  if (!step.value) return;
  const { record } = step.value;
  for (const event of reportStages(step.value, answers, runOfScans(context, record)))
    reply({ type: 'stage', event });
  const thumbnail = await makeThumbnail(image, record.thumbnail_crop);
  reply({ type: 'finished', record, thumbnail });
}
