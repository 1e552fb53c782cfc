import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Set once the page's own script has drawn it. */
    hasStarted?: true;
  }
}

/** Opens a page and waits until its script has drawn it for the user, who is known then. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => window.addEventListener('appready', () => (window.hasStarted = true)));
  await page.goto(path);
  await page.waitForFunction(() => window.hasStarted);
}

const isDocument = ({ pathname }: URL) => !/^\/(api|assets)\//.test(pathname);

/** From now on pages ask for everything themselves, as where the server could not draw them. */
export async function letPagesAsk(page: Page): Promise<void> {
  await page.route(isDocument, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replace(
      /(<div id="root">).*(<\/div>\s*)<script type="application\/json" id="sent-page">.*?<\/script>/s,
      '$1$2',
    );
    return route.fulfill({ response, body });
  });
}
