import { Matchers, type V4RequestBuilder } from './pact.ts';

/** A file part of a form. */
export interface FilePart {
  filename: string;
  /** What the bytes are; compared by content, not by name. */
  type: string;
  bytes: Buffer;
}

/** Name to text or file. */
export type Form = Record<string, string | FilePart>;

// Pact can only build file parts, with a boundary of chance. A body by hand has fields too, and the same bytes each run.
const BOUNDARY = 'daylit-contract';

/** Expects a multipart form with exactly these parts. Texts match by type, files by their content. */
export function expectForm(request: V4RequestBuilder, form: Form): void {
  request
    .headers({
      'Content-Type': Matchers.regex(
        /^multipart\/form-data; ?boundary=.+$/,
        `multipart/form-data; boundary=${BOUNDARY}`,
      ),
    })
    // The type is given last and again by the header above; without this one Pact would guess it from the bytes.
    .body('application/octet-stream', encode(form))
    .matchingRules({
      body: Object.entries(form).map(([name, part]) => ({
        path: `$.${name}`,
        rules: [typeof part === 'string' ? Matchers.like(part) : Matchers.contentType(part.type)],
      })),
    });
}

function encode(form: Form): Buffer {
  const parts = Object.entries(form).map(([name, part]) =>
    typeof part === 'string'
      ? Buffer.from(`${partStart(name)}\r\n\r\n${part}\r\n`)
      : Buffer.concat([
          Buffer.from(
            `${partStart(name)}; filename="${part.filename}"\r\nContent-Type: ${part.type}\r\n\r\n`,
          ),
          part.bytes,
          Buffer.from('\r\n'),
        ]),
  );
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function partStart(name: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
}
