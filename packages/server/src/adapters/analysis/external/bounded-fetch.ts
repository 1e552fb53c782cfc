import { fetchModel, NotPrivate } from '../../../model-fetch.ts';
import type { ExternalFailure } from '../../../modules/scans/ports.ts';

/** Maximum bytes of an answer. An answer that fits our schema has a few thousand. */
const MAX_BYTES = 65_536;

/** Errors that occur before any byte of a request is sent. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** Thrown when there is no usable answer. Holds the kind of failure, and no text from the model server. */
export class ModelFailure extends Error {
  readonly reason: ExternalFailure;

  constructor(reason: ExternalFailure) {
    super(`The external model gave no usable answer (${reason}).`);
    this.reason = reason;
  }
}

/**
 * Makes a fetch for one configured address. It accepts status 200 only, and it reads the whole answer here,
 * so its size and duration are bounded. It reports each failure to `onFailure`, because the library that
 * calls it wraps what is thrown.
 */
export function createBoundedFetch(onFailure: (failure: ModelFailure) => void): typeof fetch {
  function fail(reason: ExternalFailure): never {
    const failure = new ModelFailure(reason);
    onFailure(failure);
    throw failure;
  }

  async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      // Leaving the loop cancels the stream, which closes the connection.
      if (length > MAX_BYTES) break;
    }
    return length > MAX_BYTES ? fail('too_long') : Buffer.concat(chunks);
  }

  return async (input, init) => {
    const response = await fetchModel(input, init).catch((error: Error) =>
      fail(error instanceof NotPrivate || NOT_CONNECTED.test(codeOf(error)) ? 'unreachable' : 'cut_off'),
    );
    if (response.status !== 200) {
      await response.body?.cancel();
      fail(response.status >= 300 && response.status < 400 ? 'redirected' : 'error_status');
    }
    const body = await readBounded(response.body).catch((error: Error) =>
      fail(error instanceof ModelFailure ? error.reason : 'cut_off'),
    );
    return new Response(new Uint8Array(body), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  };
}

function codeOf(error: Error & { code?: unknown }): string {
  const { cause = error } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
