import { addons } from 'storybook/manager-api';
import { loadManagerFont } from '../packages/ui/docs/manager-font.ts';
import { docsTheme } from './docs-theme.ts';

const NIGHT = matchMedia('(prefers-color-scheme: dark)');

loadManagerFont();
followSystem();
NIGHT.addEventListener('change', followSystem);
new MutationObserver(nameTitle).observe(document.head, { childList: true, subtree: true });

function followSystem() {
  addons.setConfig({ theme: docsTheme(NIGHT.matches ? 'dark' : 'light') });
}

/** Storybook ends the title of each page with its own name. */
function nameTitle() {
  if (document.title.endsWith('Storybook')) document.title = document.title.replace(/Storybook$/, 'Daylit');
}
