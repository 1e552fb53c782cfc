import { PLAN_VALUES } from '@daylit/contract';
import type { Preview } from '@storybook/react-vite';
import { mocked, spyOn } from 'storybook/test';
import '../packages/ui/src/tokens/global.css';
import '../packages/ui/src/tokens/fonts.css';
import { loadModal } from '../packages/ui/src/primitives/Modal/Modal.tsx';
import { checkStory, isTest, testFrame } from './check-story.ts';
import { DOCS_PARAMETERS } from './docs-parameters.tsx';
import { nameTypes } from './docs-types.ts';
import { freezeClock } from './freeze-clock.ts';
import { setInstantMotion } from './instant-motion.ts';
import { MODES, THEMES, type Theme, VIEWPORTS } from './modes.ts';
import { nameStates } from './state-controls.ts';
import { withShell } from './with-shell.tsx';

// Nobody watches a test run. A hidden frame is laid out as usual, but not painted.
if (isTest) testFrame().style.visibility = 'hidden';

const preview: Preview = {
  tags: ['autodocs'],
  // A story shows a modal, and not the frame that is there until its code has come.
  loaders: [loadModal],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'sun', items: [...THEMES], dynamicTitle: true },
    },
    textSize: {
      description: 'Size of text, as the reader sets it in the browser',
      toolbar: { icon: 'zoom', items: ['100%', '200%'], dynamicTitle: true },
    },
    plan: {
      description: 'Plan of the member in the shell around screens',
      toolbar: { icon: 'user', items: [...PLAN_VALUES], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', textSize: '100%', plan: 'free' },
  parameters: {
    // A test run calls axe itself, in both themes and narrow: see check-story.ts.
    a11y: { test: isTest ? 'off' : 'error' },
    layout: 'fullscreen',
    // A callback has nothing to set; the panel Actions shows its calls.
    controls: { exclude: /^on[A-Z]/ },
    docs: DOCS_PARAMETERS,
    viewport: { options: VIEWPORTS },
    chromatic: { modes: MODES },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['How to read this', '*'],
          'Screens',
          'Sections',
          'Modals',
          'Parts',
          ['*', 'Drawings'],
          'Primitives',
          'Tokens',
          'Voice',
          ['Rules of words', '*'],
        ],
      },
    },
  },
  argTypesEnhancers: [nameTypes, nameStates],
  decorators: [withShell],
  beforeEach: ({ globals }) => {
    showTheme(globals.theme as Theme);
    setInstantMotion(true);
    document.documentElement.style.fontSize = globals.textSize as string;
    spyOn(console, 'error');
    spyOn(globalThis, 'fetch').mockImplementation(() => {
      throw new Error('A story asked the network. Sections get everything through their props.');
    });
    return freezeClock();
  },
  afterEach: async ({ globals, parameters }) => {
    setInstantMotion(false);
    // React reports its warnings through console.error.
    const { error } = console;
    const [firstCall] = mocked(error).mock.calls;
    if (firstCall !== undefined)
      throw new Error(`The story logged an error: ${firstCall.map(String).join(' ')}`);
    if (isTest) await checkStory(parameters, globals.theme as Theme);
  },
};

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export default preview;
