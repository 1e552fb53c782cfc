import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';

/** Puts the security headers on one answer. */
export interface SecurityHeaders {
  apply(reply: FastifyReply): void;
  /** The policy of a page with one more inline style sheet, given by its hash. */
  policyWith(styleHash: string): string;
}

interface Options {
  /** The address that people use. With https, browsers are told to stay on it. */
  publicUrl: string | undefined;
  /** Origin of another payments host, which pages may call. */
  paymentsUrl: string | undefined;
  /** The built pages' list of their own inline scripts and styles, as hashes per directive. */
  inlineHashesFile: URL;
}

/** The policy of our pages. Everything else comes from our own origin or not at all. */
const PAGE_POLICY: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

/** The policy of an API answer that somebody opens as a page: it may do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The policy of the worker that looks at the camera's frames: it may compile its own kernels, and nothing
 * else. It has no network, so no frame can leave the page through it. A worker has the policy of its own
 * file, so the pages themselves need no WebAssembly.
 */
export const CAMERA_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const NO_DEVICES = 'microphone=(), geolocation=(), payment=(), browsing-topics=()';

/**
 * For the app's own pages. One document serves every page of the app, so the value cannot depend on the page.
 */
export const APP_PERMISSIONS = `camera=(self), ${NO_DEVICES}`;

/** Headers that only matter for a page. In the sandbox of an API answer they would add nothing. */
const PAGE_ONLY = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `camera=(), ${NO_DEVICES}`,
};

/** Makes what puts headers on every answer, errors of the framework included. */
export function createSecurityHeaders({
  publicUrl,
  paymentsUrl,
  inlineHashesFile,
}: Options): SecurityHeaders {
  const policy =
    paymentsUrl === undefined ? PAGE_POLICY : { ...PAGE_POLICY, 'connect-src': ["'self'", paymentsUrl] };
  const hashes = readInlineHashes(inlineHashesFile);
  const api = apiHeaders(publicUrl);
  const page = {
    ...COMMON,
    ...PAGE_ONLY,
    ...transportHeaders(publicUrl),
    'content-security-policy': policyText(policy, hashes),
  };
  return {
    apply: (reply) => void reply.headers(isApi(reply.request.url) ? api : page),
    policyWith: (styleHash) =>
      policyText(policy, { ...hashes, 'style-src': [...(hashes['style-src'] ?? []), styleHash] }),
  };
}

/** The security headers of an API answer, also of one that comes from no route. */
export function apiHeaders(publicUrl: string | undefined): Record<string, string> {
  const policy = { 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  return { ...COMMON, ...transportHeaders(publicUrl), ...policy };
}

function transportHeaders(publicUrl: string | undefined): Record<string, string> {
  if (!publicUrl?.startsWith('https:')) return {};
  return { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}

/** Whether a URL belongs to programs (the API and the operators' calls) and not to people. */
export function isApi(url: string): boolean {
  return /^\/(api|health|metrics)(?=[/?]|$)/.test(url);
}

function policyText(
  policy: Record<string, readonly string[]>,
  hashes: Record<string, readonly string[]>,
): string {
  const directives = Object.entries(policy).map(([name, sources]) => {
    const own = (hashes[name] ?? []).map((hash) => `'${hash}'`);
    return [name, ...sources, ...own].join(' ');
  });
  return directives.join('; ');
}

function readInlineHashes(file: URL): Record<string, readonly string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Without a built app there are no pages of ours, hence no inline scripts.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
