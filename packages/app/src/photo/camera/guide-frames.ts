import type { PhotoGuidance } from '@daylit/contract';
import { trustedScriptUrl } from '../trusted-script-url.ts';
import type { GuideAnswer, GuideQuestion } from './guide.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './guide.worker.ts?worker&url';
import { loadFaceModels } from './load-face-models.ts';
import { readFrame } from './read-frame.ts';

/** Milliseconds between an answer and the next frame: a few looks a second, and the rest of the time for the phone. */
const PAUSE = 150;

export interface GuideOptions {
  /** Ends it. */
  signal: AbortSignal;
  /** Where the camera's picture plays; null while it is nowhere. */
  findVideo: () => HTMLVideoElement | null;
  onGuidance: (guidance: PhotoGuidance) => void;
}

/**
 * Looks at the newest frame again and again, in a worker. A frame is taken only when the one before is answered, so none waits.
 * Rejects when the networks do not come, the worker fails, or the signal ends it.
 */
export async function guideFrames({ signal, findVideo, onGuidance }: GuideOptions): Promise<never> {
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
      const frame = await frameOf(findVideo());
      if (signal.aborted) frame?.close();
      else if (frame) ask({ frame }, [frame]);
      else lookLater();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<GuideAnswer>) => {
      if (data.status === 'failed') {
        reject(new Error('The worker failed.'));
        return;
      }
      if (data.status === 'seen') onGuidance(data.guidance);
      lookLater();
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
