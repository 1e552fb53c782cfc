// Source code of the foreign app.

/** Uses the three packages together, as TypeScript. */
export const CONSUMER = `
import { createApiClient, getScan, readReport } from '@daylit/api-client';
import { PHOTO_QUALITY_EXAMPLE, type PhotoQualityView, type ScanView } from '@daylit/contract';
import { Button, type ButtonProps, PhotoQuality } from '@daylit/ui';

const scan: ScanView = await getScan(createApiClient({ baseUrl: 'https://daylit.example' }), 1);
const { photo_quality } = scan.report ?? readReport({ photo_quality: PHOTO_QUALITY_EXAMPLE });
const props: ButtonProps = { variant: 'tonal', children: 'Save' };
// @ts-expect-error -- an unknown variant, which proves that the types are not any
const wrong: ButtonProps = { variant: 'loud' };
// @ts-expect-error -- an unknown verdict, which proves that ui uses the contract's types
const unknown: PhotoQualityView = { status: 'great', reason: null, issue: null };

export const page = (
  <>
    <Button {...props} onClick={(event) => event.currentTarget.focus()} />
    {photo_quality && <PhotoQuality photo_quality={{ state: 'ready', value: photo_quality }} />}
  </>
);
export const unused = [wrong, unknown];
`;

/** Prints a page with pictures of each kind. */
export const PAGE_ON_A_SERVER = `
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { HomeScreen, PORTRAITS, Thumbnail } from '@daylit/ui';

const home = createElement(HomeScreen, { isSignedIn: false });
const portrait = createElement(Thumbnail, { src: PORTRAITS[0], alt: '' });
process.stdout.write(renderToString(createElement(Fragment, null, home, portrait)));
`;

/** Calls two servers, given on the command line, with two clients. Prints their answers about one scan. */
export const TWO_CLIENTS = `
import { createApiClient, getScan } from '@daylit/api-client';

const clients = process.argv.slice(2).map((baseUrl) => createApiClient({ baseUrl }));
const scans = await Promise.all(clients.map((client) => getScan(client, 7)));
process.stdout.write(JSON.stringify(scans.map(({ failure_detail }) => failure_detail)));
`;

/** The code in the README of a package. */
export function exampleIn(readme: string): string {
  const [, code] = /^```tsx?\n(.*?)^```$/ms.exec(readme) ?? [];
  if (code === undefined) throw new Error('The README shows no TypeScript.');
  return code;
}
