import '@daylit/ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createQueryClient } from './data/query-client.ts';
import { Providers } from './providers.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

const page = (
  <StrictMode>
    <BrowserRouter>
      <Providers client={createQueryClient()}>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);

// The brand faces come when nothing else is waited for; the fallbacks have their widths.
requestAnimationFrame(() => setTimeout(() => import('@daylit/ui/fonts.css')));
