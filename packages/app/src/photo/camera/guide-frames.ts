import type { PhotoGuidance } from '@daylit/contract';
import type { Look } from '@daylit/vision';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import type { GuideAnswer, GuideQuestion } from './guide.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './guide.worker.ts?worker&url';
import { loadFaceModels } from './load-face-models.ts';
import { aspectOf, mirrorPart } from './mirror-part.ts';
import { readFrame } from './read-frame.ts';

/** Milliseconds between an answer and the next frame. Leaves the phone time for other work. */
const PAUSE = 150;

export interface GuideOptions {
  /** Ends the guidance. */
  signal: AbortSignal;
  /** The element that plays the camera's stream; null while there is none. */
  findVideo: () => HTMLVideoElement | null;
  onLook: (look: Look) => void;
  /** Gives the checks of photos, once there are any. */
  onReady: (checks: PhotoChecks) => void;
}

/** What the worker says about a photo. */
export interface PhotoChecks {
  /** The gate's verdict. The promise stays open when the guidance ends first. */
  judge: (photo: Blob) => Promise<PhotoGuidance>;
  /** Whether a frame of a burst is its best so far. Rejects when the guidance ends first. */
  isBest: (frame: ImageBitmap, isFirst: boolean) => Promise<boolean>;
}

/**
 * Analyses the newest frame repeatedly, in a worker. A frame is taken only after the answer to the last one,
 * so no frames queue up. Rejects when the networks do not load, the worker fails, or the signal is aborted.
 */
export async function guideFrames({ signal, findVideo, onLook, onReady }: GuideOptions): Promise<never> {
  const models = await loadFaceModels(signal);
  signal.throwIfAborted();
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    const ask = (question: GuideQuestion, transfer: Transferable[]) =>
      worker.postMessage(question, { transfer });
    const lookLater = () => {
      timer = setTimeout(() => void look().catch(reject), PAUSE);
    };
    const look = async () => {
      const video = findVideo();
      const frame = await frameOf(video);
      if (signal.aborted) frame?.close();
      else if (video && frame) ask({ frame, aspect: aspectOf(video) }, [frame]);
      else lookLater();
    };
    let onVerdict: ((verdict: PhotoGuidance) => void) | undefined;
    const judge = async (file: Blob) => {
      const photo = await createImageBitmap(file);
      return new Promise<PhotoGuidance>((resolve) => {
        onVerdict = resolve;
        ask({ photo }, [photo]);
      });
    };
    let onRating: ((isBest: boolean) => void) | undefined;
    const isBest = async (frame: ImageBitmap, isFirst: boolean) => {
      const video = findVideo();
      const { left, top, width, height } = mirrorPart(
        frame.width,
        frame.height,
        video ? aspectOf(video) : undefined,
      );
      const burst = await createImageBitmap(frame, left, top, width, height);
      const rated = new Promise<boolean>((resolve) => {
        onRating = resolve;
        ask({ burst, isFirst }, [burst]);
      });
      return Promise.race([rated, ended]);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => {
      if (data.status === 'failed') reject(new Error('The worker failed.'));
      if (data.status === 'judged') onVerdict?.(data.verdict);
      if (data.status === 'rated') onRating?.(data.isBest);
      if (data.status === 'ready') onReady({ judge, isBest });
      if (data.status === 'seen') onLook(data.look);
      if (data.status === 'ready' || data.status === 'seen') lookLater();
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    ask({ models }, [models.blazeface.weights.buffer, models.facemesh.weights.buffer]);
  });
  return ended.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

async function frameOf(video: HTMLVideoElement | null): Promise<ImageBitmap | null> {
  if (!video || video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  return readFrame(video);
}
