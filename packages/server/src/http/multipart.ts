import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { UploadedFile } from './contract.ts';
import type { ApiDocument, JsonSchema, Operation } from './document.ts';
import type { ReserveUpload } from './upload-budget.ts';

const MULTIPART = 'multipart/form-data';

/** Where a form of the document takes files. */
type FileFields = Record<string, { isList: boolean; mostFiles: number }>;

interface Form {
  fileFields: FileFields;
  /** Most bytes that one file may have; 0 for a form without files. */
  maxBytes: number;
}

/**
 * Makes the function that reads a multipart body into `request.body`, files into memory, so that the
 * document's schema can judge it like any other. It throws 413 for a file that is larger than the
 * document says, and 503 when too many uploads are in memory already.
 */
export function createMultipartReader(
  operation: Operation,
  document: ApiDocument,
  reserveUpload: ReserveUpload,
) {
  const schema = operation.bodies[MULTIPART];
  if (!schema) return async () => undefined;
  const form = describeForm(document.resolve(schema), document);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart()) return;
    if (form.maxBytes > 0) reserveUpload(request, reply, form.maxBytes);
    try {
      request.body = await readParts(request, form);
    } catch (error) {
      // The parser's own errors (a form that ends in the middle, for one) say nothing about whose fault it is.
      if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
      throw new Refusal('unreadable', { cause: error });
    }
  };
}

async function readParts(
  request: FastifyRequest,
  { fileFields, maxBytes }: Form,
): Promise<Record<string, unknown>> {
  const texts = new Map<string, string>();
  const files = new Map<string, UploadedFile[]>();
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    const { fieldname } = part;
    if (part.type === 'field') {
      if (texts.has(fieldname))
        throw new Refusal('invalid', { detail: `"${shorten(fieldname)}" was sent more than once.` });
      texts.set(fieldname, String(part.value));
      continue;
    }
    // Both before the bytes are read, so that a file that is not wanted costs no memory.
    const field = fileFields[fieldname];
    if (!field) throw new Refusal('invalid', { detail: `"${shorten(fieldname)}" is not a file.` });
    const earlier = files.get(fieldname) ?? [];
    if (earlier.length >= field.mostFiles)
      throw new Refusal('invalid', { detail: describeTooManyFiles(field.mostFiles) });
    files.set(fieldname, [...earlier, { mimetype: part.mimetype, data: await part.toBuffer() }]);
  }
  const uploads = [...files].map(
    ([name, list]) => [name, fileFields[name]?.isList ? list : list[0]] as const,
  );
  return Object.fromEntries([...texts, ...uploads]);
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

function describeForm(form: JsonSchema, document: ApiDocument): Form {
  const fileFields: FileFields = {};
  let maxBytes = 0;
  for (const [name, property] of Object.entries(form['properties'] as Record<string, JsonSchema>)) {
    const isList = isFileList(property, document);
    const file = document.resolve(isList ? (property['items'] as JsonSchema) : property);
    if (!isFile(file)) continue;
    fileFields[name] = { isList, mostFiles: isList ? Number(property['maxItems']) : 1 };
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

function describeTooManyFiles(most: number): string {
  return `Please upload exactly ${most} image${most === 1 ? '' : 's'}.`;
}

// Names come from the client and can be of any length.
function shorten(name: string): string {
  return name.slice(0, 60);
}
