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

/** A metric as it came over the wire. A number has a `value`, a histogram the rest. */
export interface ReceivedMetric {
  kind: 'gauge' | 'sum' | 'histogram';
  isMonotonic: boolean;
  points: {
    attributes: Record<string, string>;
    value: number;
    count: number;
    sum: number;
    counts: number[];
    bounds: number[];
  }[];
}

/** A collector of OpenTelemetry on this machine. */
export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  /** All traces that were sent, as bytes. */
  bodies: Buffer[];
  headers: IncomingHttpHeaders[];
  /** All metrics that were sent, as bytes. */
  metricBodies: Buffer[];
  metricHeaders: IncomingHttpHeaders[];
  /** Of the last batch. */
  newestMetric(name: string): ReceivedMetric | undefined;
  spans(): ReceivedSpan[];
  /** Attributes of the server. */
  resource(): Record<string, string>;
  /** Never answers from now on. */
  fallSilent(): void;
  /** Refuses everything from now on. */
  refuse(): void;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const bodies: Buffer[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const [metricBodies, metricHeaders]: [Buffer[], IncomingHttpHeaders[]] = [[], []];
  let isSilent = false;
  let status = 200;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isMetrics = request.url === '/v1/metrics';
    if (!isMetrics && request.url !== '/v1/traces') return void response.writeHead(404).end();
    (isMetrics ? metricBodies : bodies).push(body);
    (isMetrics ? metricHeaders : headers).push(request.headers);
    if (!isSilent) response.writeHead(status, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resources = () => bodies.flatMap((body) => messages(body, 1));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    metricBodies,
    metricHeaders,
    newestMetric: (name) =>
      messages(metricBodies.at(-1) ?? Buffer.alloc(0), 1)
        .flatMap((resource) => messages(resource, 2))
        .flatMap((scope) => messages(scope, 2))
        .filter((metric) => messages(metric, 1)[0]?.toString() === name)
        .map(readMetric)[0],
    spans: () =>
      resources()
        .flatMap((each) => messages(each, 2))
        .flatMap((scope) => messages(scope, 2))
        .map(readSpan),
    resource: () => attributesOf(messages(resources()[0] ?? Buffer.alloc(0), 1)[0] ?? Buffer.alloc(0), 1),
    fallSilent: () => {
      isSilent = true;
    },
    refuse: () => {
      status = 400;
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

/** The numbers of the fields in which OpenTelemetry keeps a metric. */
const KINDS = { gauge: 5, sum: 7, histogram: 9 } as const;

function readMetric(bytes: Buffer): ReceivedMetric {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  const kind = kinds.find((each) => messages(bytes, KINDS[each]).length > 0) ?? 'gauge';
  const [data = Buffer.alloc(0)] = messages(bytes, KINDS[kind]);
  const isHistogram = kind === 'histogram';
  return {
    kind,
    // A sum ends with its field 3, which is true.
    isMonotonic: kind === 'sum' && data.at(-2) === 0x18 && data.at(-1) === 1,
    points: messages(data, 1).map((point) => ({
      attributes: attributesOf(point, isHistogram ? 9 : 7),
      value: messages(point, 4)[0]?.readDoubleLE() ?? Number.NaN,
      count: Number(messages(point, 4)[0]?.readBigUInt64LE() ?? 0n),
      sum: messages(point, 5)[0]?.readDoubleLE() ?? Number.NaN,
      counts: eights(messages(point, 6)[0]).map((each) => Number(each.readBigUInt64LE())),
      bounds: eights(messages(point, 7)[0]).map((each) => each.readDoubleLE()),
    })),
  };
}

/** The numbers of a packed field, eight bytes each. */
function eights(bytes: Buffer = Buffer.alloc(0)): Buffer[] {
  return Array.from({ length: bytes.length / 8 }, (_, index) => bytes.subarray(index * 8, index * 8 + 8));
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

/** The fields of that number that are eight bytes or have a length: texts, bytes and messages of protobuf. */
function messages(bytes: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const tag = varintAt(bytes, at);
    at = tag.end;
    const [field, type] = [tag.value >> 3, tag.value & 7];
    if (type === 0) at = varintAt(bytes, at).end;
    else if (type === 5) at += 4;
    else if (type === 1) {
      if (field === wanted) found.push(bytes.subarray(at, at + 8));
      at += 8;
    } else {
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
