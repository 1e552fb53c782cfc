import { addons } from 'storybook/manager-api';
import { loadManagerFont } from '../packages/ui/docs/manager-font.ts';
import { docsTheme } from './docs-theme.ts';

const NIGHT = matchMedia('(prefers-color-scheme: dark)');

loadManagerFont();
followSystem();
NIGHT.addEventListener('change', followSystem);

function followSystem() {
  addons.setConfig({ theme: docsTheme(NIGHT.matches ? 'dark' : 'light') });
}
