import type { Page } from 'playwright/test';

/**
 * Does to every page what a browser does that translates: each text moves into elements of its own, again
 * after each change. The words stay, so that they can be found. It begins with `appready`, or with `load`,
 * which may come before the script of the page.
 */
export async function translatePages(page: Page, from: 'appready' | 'load'): Promise<void> {
  await page.addInitScript((start) => {
    const untouched = 'script, style, textarea, title, option, svg, font';

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    addEventListener(start, () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) translate(node.parentNode ?? node);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, from);
}
