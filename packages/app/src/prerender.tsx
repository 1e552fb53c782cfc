import type { PageSettings } from '@daylit/contract';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './data/query-client.ts';
import { App } from './frame/app.tsx';
import { Providers } from './frame/providers.tsx';
import { type Drawing, splitHead } from './lib/split-head.ts';

/** Placeholders for values that the server knows only when it starts. Pages use them in sentences only. */
const UNFILLED: PageSettings = {
  password_min_length: '{{password_min_length}}' as unknown as number,
  deep_link_scheme: null,
  payments_url: null,
  providers: [],
};

/** The HTML of one page for a user who is not known yet. */
export async function prerenderPage(path: string): Promise<Drawing> {
  const client = createQueryClient();
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <Providers client={client} settings={UNFILLED}>
        <App />
      </Providers>
    </StaticRouter>,
    // By default React moves large parts to the end, and a script must move them back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  // Otherwise the process would live for as long as data is kept.
  client.clear();
  return splitHead(html);
}
