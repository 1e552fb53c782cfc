import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as it came over the wire. */
export interface ReceivedSpan {
  name: string;
  trace: string;
  id: string;
  /** Empty without one. */
  parent: string;
  /** Ids of the spans that it leads to. */
  links: string[];
  attributes: Record<string, string>;
}

/** A collector of OpenTelemetry on this machine. */
export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** Everything that was sent, as bytes. */
  bodies: Buffer[];
  headers: IncomingHttpHeaders[];
  spans(): ReceivedSpan[];
  /** Attributes of the server. */
  resource(): Record<string, string>;
  /** Never answers from now on. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: Buffer[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    bodies.push(body);
    headers.push(request.headers);
    if (!isSilent) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resources = () => bodies.flatMap((body) => messages(body, 1));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans: () =>
      resources()
        .flatMap((each) => messages(each, 2))
        .flatMap((scope) => messages(scope, 2))
        .map(readSpan),
    resource: () => attributesOf(messages(resources()[0] ?? Buffer.alloc(0), 1)[0] ?? Buffer.alloc(0), 1),
    fallSilent: () => {
      isSilent = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readSpan(bytes: Buffer): ReceivedSpan {
  const hex = (field: number, of = bytes) => messages(of, field)[0]?.toString('hex') ?? '';
  return {
    name: messages(bytes, 5)[0]?.toString() ?? '',
    trace: hex(1),
    id: hex(2),
    parent: hex(4),
    links: messages(bytes, 13).map((link) => hex(2, link)),
    attributes: attributesOf(bytes, 9),
  };
}

/** Only texts and whole numbers, which is all that we send. */
function attributesOf(bytes: Buffer, field: number): Record<string, string> {
  return Object.fromEntries(
    messages(bytes, field).map((pair) => {
      const value = messages(pair, 2)[0] ?? Buffer.alloc(0);
      const [text] = messages(value, 1);
      return [
        messages(pair, 1)[0]?.toString() ?? '',
        text ? text.toString() : String(varintAt(value, 1).value),
      ];
    }),
  );
}

/** The fields of that number that have a length: texts, bytes and messages of protobuf. */
function messages(bytes: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = varintAt(bytes, at);
    at = tag.end;
    const [field, type] = [tag.value >> 3, tag.value & 7];
    if (type === 0) at = varintAt(bytes, at).end;
    else if (type === 1) at += 8;
    else if (type === 5) at += 4;
    else {
      const length = varintAt(bytes, at);
      at = length.end + length.value;
      if (field === wanted) found.push(bytes.subarray(length.end, at));
    }
  }
  return found;
}

function varintAt(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start, factor = 1; ; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
}
