import { ENGINE_PROGRAMS } from './engine-programs.ts';

/** One command of `npm test` or `npm run test:slow`. */
export interface Step {
  name: string;
  command: string;
  /** Git pathspecs of all that can change its result. Default: every file. */
  inputs?: readonly string[];
  /** Paths of programs outside the repository, or patterns of them, that can change its result, too. */
  programs?: readonly string[];
  /** A file that it writes. The step runs again when the file is gone. */
  output?: string;
  /** Its result may change though no file does, so it is never skipped. */
  isByChance?: boolean;
}

/** Steps that follow one another. Lanes of a stage run in parallel. */
type Lane = readonly Step[];

const NOT_DOCUMENTS = ['.', ':!docs/decisions', ':!lab/experiments', ':!CHANGELOG.md', ':!.github'];
const NOT_PAGES = [
  ':!packages/ui',
  ':!packages/app',
  ':!.storybook',
  ':!tests/e2e',
  ':!tests/engines',
  ':!tests/visual',
];
const NOT_UNITS = [':!packages/**/*.test.ts', ':!packages/**/*.stories.tsx', ':!tests/repo', ':!lab'];

const CODE = [...NOT_DOCUMENTS, ':!tests/e2e', ':!tests/engines', ':!tests/visual', ':!.storybook'];
const CONTRACTS = [...NOT_DOCUMENTS, ...NOT_PAGES, ...NOT_UNITS, ':!tests/bench'];
const REQUESTS = [...NOT_DOCUMENTS, ...NOT_PAGES, ...NOT_UNITS, ':!contracts'];
const STORIES = [
  'packages',
  ':!packages/server',
  ':!packages/assistant',
  '.storybook',
  'tests/*.ts',
  'scripts',
];
const APP = ['packages', 'openapi.yaml', ':!packages/server', ...NOT_UNITS];
const ENGINES = [...NOT_DOCUMENTS, ...NOT_UNITS, ':!contracts', ':!tests/bench', ':!tests/visual'];
const JOURNEYS = [...ENGINES, ':!tests/engines'];

export const BUILD: Step = {
  name: 'build',
  command: 'node packages/app/scripts/build.ts',
  inputs: APP,
  output: 'packages/app/dist/app.html',
};

/** The assistant's model, which every server reads when it starts. */
export const MODEL: Step = {
  name: 'model',
  command: 'node packages/assistant/scripts/build.ts',
  inputs: ['packages/assistant', 'packages/contract', 'packages/wording'],
  output: 'packages/assistant/dist/model.bin',
};

/**
 * The steps of `npm test`, in order: the quick checks first, so that a typing mistake fails in seconds.
 * Stages follow one another. Each lane of a stage with several keeps one core busy; a single lane uses all
 * cores by itself.
 */
export const STAGES: readonly (readonly Lane[])[] = [
  [
    [
      { name: 'document', command: 'redocly lint openapi.yaml', inputs: ['openapi.yaml', 'redocly.yaml'] },
      { name: 'types', command: 'node scripts/typecheck.ts' },
      { name: 'lint', command: 'oxlint --type-aware' },
      { name: 'format', command: 'oxfmt --check' },
      { name: 'dead code', command: 'knip' },
    ],
  ],
  [[MODEL, { name: 'unit', command: 'vitest run', inputs: CODE }]],
  [
    [
      {
        name: 'stories',
        command: 'vitest run --config .storybook/vitest.config.ts',
        inputs: STORIES,
      },
    ],
  ],
  [
    [
      {
        name: 'contracts: client',
        command: 'vitest run --config contracts/vitest.config.ts --project consumer',
        inputs: CONTRACTS,
      },
      {
        name: 'contracts: document',
        command: 'node contracts/scripts/compare-with-document.ts',
        inputs: CONTRACTS,
      },
      {
        name: 'contracts: server',
        command: 'vitest run --config contracts/vitest.config.ts --project provider',
        inputs: CONTRACTS,
      },
      { name: 'contracts: broker', command: 'node contracts/scripts/publish.ts', inputs: CONTRACTS },
    ],
    [
      {
        name: 'generated requests',
        command: 'node tests/bench/fuzz/run.ts --seed 1 --count 1000',
        inputs: REQUESTS,
      },
      BUILD,
      { name: 'abuse', command: 'node tests/bench/abuse/run.ts --quick', inputs: REQUESTS },
      { name: 'chromatic', command: 'node scripts/chromatic.ts', inputs: STORIES },
    ],
  ],
  [
    [
      {
        name: 'end to end',
        command: 'playwright test --config tests/e2e/playwright.config.ts',
        inputs: JOURNEYS,
      },
    ],
  ],
];

/**
 * The steps of `npm run test:slow`: tests that kill processes, cut networks, film cameras, measure the
 * engine, lay out pages at every width, use three browsers, or take a new seed.
 */
export const SLOW_STAGES: typeof STAGES = [
  [[MODEL, BUILD]],
  [[{ name: 'slow unit', command: 'vitest run --config vitest.slow.config.ts', inputs: CODE }]],
  [
    [
      {
        name: 'widths',
        command: 'vitest run --config tests/widths/vitest.config.ts',
        inputs: [...STORIES, 'tests/widths'],
      },
    ],
  ],
  [
    [
      {
        name: 'slow journeys',
        command: 'playwright test --config tests/e2e/playwright.slow.config.ts',
        inputs: JOURNEYS,
      },
      {
        name: 'engines',
        command: 'playwright test --config tests/engines/playwright.config.ts',
        inputs: ENGINES,
        programs: Object.values(ENGINE_PROGRAMS).flatMap((programs) => Object.keys(programs)),
      },
    ],
  ],
  [[{ name: 'new seed', command: 'node tests/bench/new-seed.ts', isByChance: true }]],
];
