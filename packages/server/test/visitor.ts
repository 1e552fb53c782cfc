/** An answer, read to its end. */
export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text of any other content. */
  body: unknown;
}

interface Options {
  url: string;
  /** Session token that the browser has already. */
  token?: string;
  /** Token of the device cookie that it has already. */
  device?: string;
  /** Whether people use the server over https, which names the cookies. Default: no. */
  isSecure?: boolean;
}

/** A browser: it keeps the cookies, sends the headers of our own page, and has an address of its own. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Sends an object as JSON, a FormData as a form, and nothing without a body. */
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  /** The bytes of an answer. */
  download(path: string): Promise<Buffer>;
  /** Sends an object as JSON. */
  patch(path: string, body: object): Promise<Reply>;
  delete(path: string, body?: object): Promise<Reply>;
  /** The Cookie header that it sends now; empty without cookies. */
  cookie(): string;
  /** The session token that it holds now. */
  token(): string | undefined;
  /** The token of the device cookie that it holds now. */
  device(): string | undefined;
  /** The network address that the server sees, through its one trusted proxy. */
  network: string;
}

let count = 0;

/**
 * Opens a browser. Limits are on in tests, so each one gets an address of its own unless it shares `network`.
 */
export function createVisitor(
  { url, token, device, isSecure = false }: Options,
  network = nextNetwork(),
): Visitor {
  const prefix = isSecure ? '__Host-' : '';
  const names = { session: `${prefix}session`, device: `${prefix}device` };
  const cookies = new Map<string, string>();
  if (token) cookies.set(names.session, token);
  if (device) cookies.set(names.device, device);

  async function send(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Reply> {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...ownPage(),
        'x-forwarded-for': network,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  function ownPage(): Record<string, string> {
    return {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      ...(cookies.size > 0 && { cookie: cookie() }),
    };
  }

  function cookie(): string {
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  }

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  return {
    network,
    cookie,
    token: () => cookies.get(names.session),
    device: () => cookies.get(names.device),
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    async download(path) {
      const response = await fetch(url + path, { headers: { ...ownPage(), 'x-forwarded-for': network } });
      return Buffer.from(await response.arrayBuffer());
    },
    patch: (path, body) => send('PATCH', path, body),
    delete: (path, body) => send('DELETE', path, body),
  };
}

/** A form of text fields, as the register and login pages send it. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

// Loopback addresses, because the pages for operators are absent to callers from elsewhere.
function nextNetwork(): string {
  count += 1;
  return `127.${process.pid % 256}.${Math.floor(count / 250) % 256}.${(count % 250) + 1}`;
}
