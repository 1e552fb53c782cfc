import '@daylit/ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './frame/app.tsx';
import { createQueryClient } from './data/query-client.ts';
import { Providers } from './frame/providers.tsx';
import { findPage } from './frame/find-page.tsx';
import { readPageSettings } from './lib/page-settings.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

const page = (
  <StrictMode>
    <BrowserRouter>
      <Providers client={createQueryClient()} settings={readPageSettings()}>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

void show(root);

// The brand faces come when nothing else is waited for; the fallbacks have their widths.
requestAnimationFrame(() => setTimeout(() => import('@daylit/ui/fonts.css')));

// A function, because the pages import this module's chunk: waiting for one of them while the module loads would be for ever.
async function show(container: Element): Promise<void> {
  const preloading = findPage(location.pathname)
    .preload()
    .catch(() => undefined);
  // The prerendered document of /register is its first step; an address that names another one starts from nothing.
  const isOtherPage = new URLSearchParams(location.search).has('step');
  if (container.firstElementChild && !isOtherPage) {
    // React takes over a finished page only. Half of it missing would throw away what was typed meanwhile.
    await preloading;
    hydrateRoot(container, page);
  } else {
    createRoot(container).render(page);
  }
}
