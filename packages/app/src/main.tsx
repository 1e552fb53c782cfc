import '@daylit/ui/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './frame/app.tsx';
import { sendPaymentsTo, timeZone } from './data/api.ts';
import { startsOnline, watchConnection } from './data/connection.ts';
import { createQueryClient } from './data/query-client.ts';
import { sessionQuery } from './data/sessions/session.ts';
import { noteShownMember, watchRestoring } from './data/sessions/shown-member.ts';
import { Providers } from './frame/providers.tsx';
import { findPage } from './frame/find-page.tsx';
import { keepTyped, tellEarlyInput } from './lib/fill-empty-inputs.ts';
import { readPageSettings } from './lib/page-settings.ts';
import { readSentPage } from './lib/sent-page.ts';
import { signInHint } from './lib/sign-in-hint.ts';

/** From the page's first state to the start of the service worker, in milliseconds: photos load meanwhile. */
const IDLE_AFTER = 1000;

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

const settings = readPageSettings();
if (settings.payments_url !== null) sendPaymentsTo(settings.payments_url);

watchConnection();
watchRestoring();

const sent = readSentPage();
// Somebody may have travelled since the server last heard of the time zone: then the page is drawn again.
const isDrawnForHere = sent?.time_zone === timeZone();
const client = createQueryClient(isDrawnForHere ? sent?.answers : sent?.answers.slice(0, 1));
const page = (
  <StrictMode>
    <BrowserRouter>
      <Providers client={client} settings={settings} isSessionSent={sent !== undefined}>
        <App />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

void show(root);

/** Without its code, or a copy, the page says that it is offline. */
async function restoreCopy(): Promise<void> {
  const copies = await import('./data/offline-copy.ts').catch(() => undefined);
  await copies?.restoreCopy(client);
}

// The brand fonts load last; the fallback fonts have the same widths.
requestAnimationFrame(() => setTimeout(() => import('@daylit/ui/fonts.css')));

// Last of all, when the page has nothing else to do.
window.addEventListener('appready', () => setTimeout(startWorker, IDLE_AFTER), { once: true });

async function startWorker(): Promise<void> {
  const worker = await import('./frame/start-worker.ts');
  worker.startWorker(import.meta.url, client);
}

// A function without top-level await: the pages import this module's chunk, so awaiting one would deadlock.
async function show(container: Element): Promise<void> {
  const preloading = findPage(location.pathname)
    .preload(new URLSearchParams(location.search))
    .catch(() => undefined);
  // The server sends a member's page drawn, with its answers. The service worker cannot.
  const isBare = !sent && container.firstElementChild === null && signInHint() !== undefined;
  if (isBare && !(await startsOnline())) {
    await restoreCopy();
    // What the page asks for says whether it can be shown.
    await preloading;
  }
  noteShownMember(client.getQueryData(sessionQuery.queryKey) ?? undefined);
  // The prerendered document of /register is its first step, so an address with another step is not hydrated.
  const isOtherPage = sent ? !isDrawnForHere : new URLSearchParams(location.search).has('step');
  if (container.firstElementChild && !isOtherPage) {
    // Hydrate only when the page's code is loaded: a mismatch would discard what was typed meanwhile.
    await preloading;
    const putBackTyped = keepTyped();
    // Before a form is submitted, or a button clicked, that had to wait: scripts/page-html.ts.
    if (sent) window.addEventListener('appready', tellEarlyInput, { once: true, capture: true });
    hydrateRoot(container, page, {
      // A browser that has translated the document makes React draw it again, with empty inputs.
      onRecoverableError(error) {
        putBackTyped();
        reportError(error);
      },
    });
  } else {
    createRoot(container).render(page);
  }
}
