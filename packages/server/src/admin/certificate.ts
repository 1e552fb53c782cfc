import { connect } from 'node:tls';

/** How long the other end may take, in milliseconds. */
const PATIENCE = 2_000;

const NOT_THERE = 'could not be read from here';

/**
 * Until when the certificate of an address is valid, as a browser would get it, or why that is not known.
 * Connects to the address, which is this server's own.
 */
export async function readCertificateEnd(publicUrl: string | undefined): Promise<Date | string> {
  const url = publicUrl === undefined ? null : URL.parse(publicUrl);
  if (url?.protocol !== 'https:') return 'none: people use plain http';
  const { promise, resolve } = Promise.withResolvers<Date | string>();
  // An invalid one is read too, to say since when it is.
  const socket = connect({
    host: url.hostname,
    port: Number(url.port || 443),
    servername: url.hostname,
    rejectUnauthorized: false,
    timeout: PATIENCE,
  });
  socket.once('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  socket.once('timeout', () => resolve(NOT_THERE));
  socket.once('error', () => resolve(NOT_THERE));
  const end = await promise;
  socket.destroy();
  return end;
}
