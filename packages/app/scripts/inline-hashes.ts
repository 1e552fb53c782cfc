import { createHash } from 'node:crypto';

/** Hashes of the inline scripts and styles of the pages, as a content security policy lists them. */
export function inlineHashes(documents: readonly string[]): Record<'script-src' | 'style-src', string[]> {
  const html = documents.join('\n');
  return {
    'script-src': hashesOf(html.matchAll(/<script>(.*?)<\/script>/gs)),
    'style-src': hashesOf(html.matchAll(/<style>(.*?)<\/style>/gs)),
  };
}

function hashesOf(matches: Iterable<RegExpMatchArray>): string[] {
  const hashes = Array.from(matches, ([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
