import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const [HEADER, NAME_ERROR, ANSWER, TXT, IN] = [12, 0x8183, 0x8180, 16, 1];

export interface DnsServer {
  /** Address and port. */
  address: string;
  close(): void;
}

/** A DNS server that knows these texts by name, and no other name. */
export async function startDnsServer(texts: Record<string, string[]>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answer(query, texts), from.port, from.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

function answer(query: Buffer, texts: Record<string, string[]>): Buffer {
  const labels: string[] = [];
  let end = HEADER;
  for (let length = query.readUInt8(end); length > 0; length = query.readUInt8(end)) {
    labels.push(query.toString('latin1', end + 1, end + 1 + length));
    end += length + 1;
  }
  // The question ends with its type and class.
  const question = query.subarray(HEADER, end + 5);
  const found = texts[labels.join('.')];
  const header = Buffer.alloc(HEADER);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(found ? ANSWER : NAME_ERROR, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found?.length ?? 0, 6);
  return Buffer.concat([header, question, ...(found ?? []).map(record)]);
}

function record(text: string): Buffer {
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const fields = Buffer.alloc(HEADER);
  // The name of the question, then type, class, and a lifetime of nothing.
  fields.writeUInt16BE(0xc000 + HEADER, 0);
  fields.writeUInt16BE(TXT, 2);
  fields.writeUInt16BE(IN, 4);
  fields.writeUInt16BE(data.length, 10);
  return Buffer.concat([fields, data]);
}
