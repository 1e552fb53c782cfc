import { createServer, type IncomingHttpHeaders, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the tests' own, which can change to another build of the app. */
export interface NextBuild {
  url: string;
  /** From now on the files of the app have other names, and those of before are gone. */
  release(): void;
  close(): Promise<void>;
}

/** The name of a built script or style sheet, with the hash of its content. */
const BUILT = /([A-Za-z][\w-]*-[\w-]{8})\.(js|css)(?=["'`,])/g;

/** Starts one in front of the server at `origin`. */
export async function startNextBuild(origin: string): Promise<NextBuild> {
  const { hostname, port } = new URL(origin);
  let isNext = false;

  const front = createServer((request, response) => {
    const address = request.url ?? '/';
    const isOld = /\/assets\/.*-[\w-]{8}\.(js|css)$/.test(address);
    if (isNext && isOld) {
      response.writeHead(404).end();
      return;
    }
    const headers = without(request.headers, ['accept-encoding', 'if-none-match', 'if-modified-since']);
    const path = address.replace('.next.', '.');
    const passed = ask({ hostname, port, path, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers, ['content-length', 'etag']));
      if (!isNext || !/html|javascript/.test(String(answer.headers['content-type']))) {
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => response.end(Buffer.concat(parts).toString().replaceAll(BUILT, '$1.next.$2')));
    });
    request.pipe(passed);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const address = front.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${address.port}`,
    release() {
      isNext = true;
    },
    async close() {
      front.closeAllConnections();
      await new Promise((closed) => front.close(closed));
    },
  };
}

/** Texts are changed, so they come as they are, and whole. */
function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
