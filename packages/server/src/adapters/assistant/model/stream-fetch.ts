import { fetchModel } from '../../../model-fetch.ts';
import { ModelFailure, type ModelTrouble } from './model-failure.ts';

/** Maximum bytes of an answer. An answer that fits has a few ten thousand, most of them protocol. */
const MAX_BYTES = 512 * 1024;

/**
 * Makes a fetch for the configured address. It accepts status 200 only, and stops reading an answer that is
 * too large. It reports each failure to `onFailure` first, because the library that calls it wraps what is
 * thrown.
 */
export function createStreamFetch(onFailure: (failure: ModelFailure) => void): typeof fetch {
  function failed(trouble: ModelTrouble): ModelFailure {
    const failure = new ModelFailure(trouble);
    onFailure(failure);
    return failure;
  }

  return async (input, init) => {
    const response = await fetchModel(input, init).catch(() => {
      throw failed('unreachable');
    });
    const { status, body, headers } = response;
    if (status !== 200) {
      await body?.cancel();
      throw failed(troubleOf(status));
    }
    let bytes = 0;
    const bounded = body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) controller.error(failed('too_long'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, { status, headers });
  };
}

function troubleOf(status: number): ModelTrouble {
  if (status >= 300 && status < 400) return 'redirected';
  return status === 404 ? 'unknown_model' : 'error_status';
}
