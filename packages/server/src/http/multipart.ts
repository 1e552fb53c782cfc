import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { Refusal } from '../errors.ts';
import type { UploadedFile } from './contract.ts';
import type { ApiDocument, JsonSchema, Operation } from './document.ts';

export const MULTIPART = 'multipart/form-data';

/** Bytes of a form besides the contents of its fields: boundaries, names, types. */
const FRAME_BYTES = 16 * 1024;

/** A character has at most this many bytes in UTF-8. */
const BYTES_PER_CHARACTER = 4;

/** A form of the document, with the limits that follow from it. */
export interface Form {
  /** The fields that take files. All other fields are texts. */
  fileFields: Readonly<Record<string, { isList: boolean; maxFiles: number }>>;
  hasFiles: boolean;
  /** Maximum bytes of one file; 0 for a form without files. */
  maxFileBytes: number;
  /** Maximum bytes that the whole form can ever have. */
  maxBytes: number;
  tooLarge(): Refusal;
}

/** What the document says about the form of an operation; undefined where it takes none. */
export function formOf({ bodies }: Operation, document: ApiDocument): Form | undefined {
  const schema = bodies[MULTIPART];
  if (!schema) return undefined;
  const fileFields: Record<string, { isList: boolean; maxFiles: number }> = {};
  let maxFileBytes = 0;
  let maxBytes = FRAME_BYTES;
  const fields = Object.entries(document.resolve(schema)['properties'] as Record<string, JsonSchema>);
  for (const [name, property] of fields) {
    const isList = isFileList(property, document);
    const field = document.resolve(isList ? (property['items'] as JsonSchema) : property);
    if (isFile(field)) {
      const maxFiles = isList ? Number(property['maxItems']) : 1;
      fileFields[name] = { isList, maxFiles };
      maxFileBytes = Number(field['x-max-photo-bytes']);
      maxBytes += maxFiles * maxFileBytes;
    } else {
      maxBytes += Number(field['maxLength']) * BYTES_PER_CHARACTER;
    }
  }
  if (Number.isNaN(maxBytes)) throw new Error('A field of a form has no limit in openapi.yaml.');
  const hasFiles = maxFileBytes > 0;
  const megabytes = maxFileBytes / 1024 / 1024;
  const detail = hasFiles ? { detail: `This is too large. A photo may have ${megabytes} MB at most.` } : {};
  return { fileFields, hasFiles, maxFileBytes, maxBytes, tooLarge: () => new Refusal('too_large', detail) };
}

/**
 * Reads a form into an object that the document's schema can validate like any other body. Files are read
 * into memory. The first error ends it, and the rest is not read.
 */
export function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  form: Form,
): Promise<Record<string, unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
  const fields = new Map<string, unknown>();

  function refuse(error: unknown): void {
    body.unpipe();
    reject(error);
  }
  // The parser's own errors (for example a form that ends early) do not say whether the client is at fault.
  const refuseUnreadable = (cause: unknown) => refuse(new Refusal('unreadable', { cause }));

  function takeText(name: string | undefined, text: string): void {
    if (name === undefined) refuseUnreadable('a part without a name');
    else if (fields.has(name)) refuse(invalid(`"${shorten(name)}" was sent more than once.`));
    else if (Object.hasOwn(form.fileFields, name)) refuse(invalid(`"${shorten(name)}" must be a file.`));
    else fields.set(name, text);
  }

  function takeFile(name: string | undefined, file: BusboyFileStream, mimetype: string): void {
    // Emitted when a form ends early. The parser itself reports that too.
    file.on('error', () => undefined);
    const field =
      name !== undefined && Object.hasOwn(form.fileFields, name) ? form.fileFields[name] : undefined;
    // Checked before the bytes are read, so that an unwanted file costs no memory.
    if (name === undefined) return refuseUnreadable('a part without a name');
    if (!field) return refuse(invalid(`"${shorten(name)}" is not a file.`));
    const uploads = (fields.get(name) as UploadedFile[] | undefined) ?? [];
    if (uploads.length >= field.maxFiles) return refuse(invalid(describeTooManyFiles(field.maxFiles)));
    const upload = { mimetype, data: Buffer.alloc(0) };
    fields.set(name, [...uploads, upload]);
    const pieces: Buffer[] = [];
    file.on('limit', () => refuse(form.tooLarge()));
    file.on('data', (piece: Buffer) => pieces.push(piece));
    file.on('end', () => (upload.data = Buffer.concat(pieces)));
  }

  body.on('error', refuse);
  try {
    const parser = new Busboy({
      headers: headers as BusboyHeaders,
      limits: { fileSize: form.maxFileBytes, headerPairs: 20, headerSize: FRAME_BYTES },
    });
    parser.on('field', takeText);
    parser.on('file', (name, file, _filename, _encoding, mimetype) => takeFile(name, file, mimetype));
    parser.on('error', refuseUnreadable);
    parser.on('finish', () => resolve(joinFields(fields, form)));
    body.pipe(parser);
  } catch (error) {
    // The boundary is missing or invalid.
    refuseUnreadable(error);
  }
  return promise;
}

function joinFields(fields: ReadonlyMap<string, unknown>, { fileFields }: Form): Record<string, unknown> {
  const entries = [...fields].map(([name, value]) => {
    const isSingleFile = Object.hasOwn(fileFields, name) && !fileFields[name]?.isList;
    return [name, isSingleFile ? (value as UploadedFile[])[0] : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The schema that validates a body after `readForm`; undefined where the operation takes none. */
export function bodySchemaOf({ bodies }: Operation, document: ApiDocument): JsonSchema | undefined {
  const types = Object.entries(bodies);
  if (types.length === 0) return undefined;
  const content = types.map(([type, schema]) => {
    return [type, { schema: type === MULTIPART ? withoutFiles(schema, document) : schema }] as const;
  });
  return { content: Object.fromEntries(content) };
}

// The document describes a file by its media type. Here it is an object in memory: the schema checks only
// that it is present, and the module that takes it checks its contents.
function withoutFiles(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const form = document.resolve(schema);
  const properties = Object.entries(form['properties'] as Record<string, JsonSchema>).map(
    ([name, property]) => {
      if (isFile(document.resolve(property))) return [name, {}];
      if (isFileList(property, document)) return [name, { ...property, items: {} }];
      return [name, property];
    },
  );
  return { ...form, properties: Object.fromEntries(properties) };
}

function isFile(schema: JsonSchema): boolean {
  return 'contentMediaType' in schema;
}

function isFileList(schema: JsonSchema, document: ApiDocument): boolean {
  return schema['type'] === 'array' && isFile(document.resolve((schema['items'] ?? {}) as JsonSchema));
}

function invalid(detail: string): Refusal {
  return new Refusal('invalid', { detail });
}

function describeTooManyFiles(most: number): string {
  return `Please upload exactly ${most} image${most === 1 ? '' : 's'}.`;
}

// Names come from the client and can be of any length.
function shorten(name: string): string {
  return name.slice(0, 60);
}
