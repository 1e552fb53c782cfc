import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type {
  DeliveryOutcome,
  DeliveryProblem,
  SignedMessage,
  WebhookSender,
} from '../../modules/webhooks/ports.ts';
import { hostNameOf, isPrivateAddress, isPublicAddress } from '../../private-network.ts';

/** How long an answer may take, in milliseconds. */
const LONGEST_ANSWER = 10_000;

/** What Node calls a certificate that does not fit. */
const OF_CERTIFICATE = /CERT|TLS|SSL|VERIFY/;

interface Options {
  /** Whether addresses of private networks and of this machine are allowed, and plain http there. */
  allowsPrivate: boolean;
}

/** Instead of a connection into a network that strangers may not reach. */
class NotPublic extends Error {}

/** Sends messages to addresses that members have named: the only requests whose target a stranger chooses. */
export function createWebhookSender({ allowsPrivate }: Options): WebhookSender {
  function isAllowed(address: string, { protocol }: URL): boolean {
    if (allowsPrivate && isPrivateAddress(address)) return true;
    return protocol === 'https:' && isPublicAddress(address);
  }

  return {
    findProblem(address) {
      if (!URL.canParse(address)) return NO_ADDRESS;
      const url = new URL(address);
      if (url.protocol !== 'https:' && !allowsPrivate) return NOT_SECURE;
      if (url.username !== '' || url.password !== '') return HOLDS_PASSWORD;
      const host = hostNameOf(url);
      return isIP(host) === 0 || isAllowed(host, url) ? undefined : NOT_REACHED;
    },

    async send(message, signal) {
      const url = new URL(message.url);
      // A name can lead elsewhere tomorrow, so it is looked up for each connection, and what was checked is
      // what is connected to.
      const lookup: LookupFunction = (hostname, options, callback) =>
        lookUp(hostname, { ...options, all: true }, (error, found) => {
          const [first] = found ?? [];
          if (error || !first) return callback(error ?? new Error('No address was found.'), '');
          if (!found.every(({ address }) => isAllowed(address, url))) return callback(new NotPublic(), '');
          if (options.all) callback(null, found);
          else callback(null, first.address, first.family);
        });
      const host = hostNameOf(url);
      // A connection to an address without a name looks nothing up.
      if (isIP(host) !== 0 && !isAllowed(host, url)) return { problem: 'not_public' };
      const ending = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER)]);
      try {
        return await post(url, message, { lookup, signal: ending });
      } catch (error) {
        signal.throwIfAborted();
        return { problem: problemOf(error, ending) };
      }
    },
  };
}

/** Resolves with the status. What follows it is not read. */
function post(
  url: URL,
  { headers, body }: SignedMessage,
  options: Pick<RequestOptions, 'lookup' | 'signal'>,
): Promise<DeliveryOutcome> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestPlain : requestSecure)(url, {
      ...options,
      method: 'POST',
      // A connection of its own, so that none that was checked for another message is used.
      agent: false,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Daylit',
      },
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function problemOf(error: unknown, { aborted }: AbortSignal): DeliveryProblem {
  if (error instanceof NotPublic) return 'not_public';
  if (aborted) return 'no_answer';
  return OF_CERTIFICATE.test(String((error as NodeJS.ErrnoException).code))
    ? 'wrong_certificate'
    : 'unreachable';
}

const NO_ADDRESS = 'Please enter a whole address, such as https://diary.example/daylit.';
const NOT_SECURE = 'Please enter an address that begins with https://.';
const HOLDS_PASSWORD = 'Please leave the name and the password out of the address.';
const NOT_REACHED = 'This address is not on the public internet, so we cannot send anything there.';
