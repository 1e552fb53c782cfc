import { Matchers, type V4RequestBuilder } from './pact.ts';

/** A file part of a form. */
export interface FilePart {
  filename: string;
  /** Content type, which Pact detects from the bytes, not from the name. */
  type: string;
  bytes: Buffer;
}

/** The parts of a form by name: texts and files. */
export type Form = Record<string, string | FilePart>;

// Pact's own builder makes file parts only, with a random boundary. This body also has text parts, and the
// same bytes on every run.
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
    // Without a type here Pact would guess one from the bytes. The header above holds the real one.
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
