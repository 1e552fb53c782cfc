import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { UploadedFile } from './contract.ts';
import type { ApiDocument, JsonSchema, Operation } from './document.ts';

const MULTIPART = 'multipart/form-data';

/** Where a multipart body of the document holds files: one file, or a list of them. */
type FileFields = Record<string, 'one' | 'list'>;

interface Form {
  fileFields: FileFields;
  /** Most bytes that one file may have. */
  maxBytes: number;
}

/**
 * Reads a multipart body into `request.body`, files into memory, so that the document's schema can
 * judge it like any other. Throws 413 for a file that is larger than the document says.
 */
export async function readMultipart(
  request: FastifyRequest,
  operation: Operation,
  document: ApiDocument,
): Promise<void> {
  if (!request.isMultipart() || !operation.bodies[MULTIPART]) return;
  const form = describeForm(operation, document);
  try {
    request.body = await readParts(request, form);
  } catch (error) {
    // The parser's own errors (a form that ends in the middle, for one) say nothing about whose fault it is.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    throw new Refusal('unreadable', { cause: error });
  }
}

async function readParts(
  request: FastifyRequest,
  { fileFields, maxBytes }: Form,
): Promise<Record<string, unknown>> {
  const body: Record<string, string | UploadedFile | UploadedFile[]> = Object.create(null);
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    const { fieldname } = part;
    const isList = fileFields[fieldname] === 'list';
    if (fieldname in body && !isList)
      throw new Refusal('invalid', { detail: repeatedSentence(fieldname, fileFields) });
    if (part.type === 'field') {
      body[fieldname] = String(part.value);
      continue;
    }
    // Before the bytes are read: a file where a text belongs costs no memory.
    if (!fileFields[fieldname])
      throw new Refusal('invalid', { detail: `"${fieldname.slice(0, 60)}" is not a file.` });
    const file = { mimetype: part.mimetype, data: await part.toBuffer() };
    if (isList) body[fieldname] = [...((body[fieldname] as UploadedFile[] | undefined) ?? []), file];
    else body[fieldname] = file;
  }
  return { ...body };
}

/** The schema that a body is judged by, after `readMultipart`; undefined where the operation takes none. */
export function bodySchemaOf({ bodies }: Operation, document: ApiDocument): JsonSchema | undefined {
  const types = Object.entries(bodies);
  if (types.length === 0) return undefined;
  const content = types.map(([type, schema]) => {
    return [type, { schema: type === MULTIPART ? withoutFiles(schema, document) : schema }] as const;
  });
  return { content: Object.fromEntries(content) };
}

// The document describes a file by its media type. Here it is an object in memory, which only its
// presence is asked of; what is in it is judged by the module that takes it.
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

function describeForm(operation: Operation, document: ApiDocument): Form {
  const form = document.resolve(operation.bodies[MULTIPART] ?? {});
  const fileFields: FileFields = {};
  let maxBytes = 0;
  for (const [name, property] of Object.entries(form['properties'] as Record<string, JsonSchema>)) {
    const isList = isFileList(property, document);
    const file = document.resolve(isList ? (property['items'] as JsonSchema) : property);
    if (!isFile(file)) continue;
    fileFields[name] = isList ? 'list' : 'one';
    maxBytes = Number(file['x-max-bytes']);
  }
  return { fileFields, maxBytes };
}

function isFile(schema: JsonSchema): boolean {
  return 'contentMediaType' in schema;
}

function isFileList(schema: JsonSchema, document: ApiDocument): boolean {
  return schema['type'] === 'array' && isFile(document.resolve((schema['items'] ?? {}) as JsonSchema));
}

function repeatedSentence(name: string, fileFields: FileFields): string {
  return fileFields[name]
    ? 'Please upload exactly 1 image.'
    : `"${name.slice(0, 60)}" was sent more than once.`;
}
