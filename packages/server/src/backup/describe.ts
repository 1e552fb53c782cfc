import type { Contents } from './manifest.ts';

/** Bytes for people: `12.3 MB`. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What a backup holds, in one line: members, scans, files. */
export function describeContents(
  contents: Contents,
  countOf = (part: string) => contents[part]?.count ?? 0,
): string {
  return [
    `${countOf('table/public.users')} members`,
    `${countOf('table/public.scans')} scans`,
    `${countOf('thumbnails')} thumbnails`,
    `${countOf('keys/members')} members' keys`,
    `${countOf('keys/erased')} erasures`,
  ].join(', ');
}
