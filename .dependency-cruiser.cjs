// Who may import whom. The reasons: decision 0002 in docs/decisions.
// Each rule is proven by a planted violation: tests/repo/planted.

/** The layers below the areas of packages/ui. */
const UI_LAYERS = '(tokens|lib|primitives|art|parts)';

/** Kinds of import that do not exist at run time. */
const TYPES_ONLY = ['type-only'];
const CONTRACT = '^packages/contract/src/index\\.ts$';

/** The entry points of every package, as its package.json names them. */
const ENTRY_POINTS = [
  '^packages/[^/]+/src/index\\.ts$',
  '^packages/contract/src/openapi\\.gen\\.json$',
  '^packages/ui/src/tokens/[a-z.-]+\\.css$',
  '^packages/wording/(src/judge/judge|test/reports)\\.ts$',
];

/** Code that imports only itself and `mayUse`. Its tests may import more. */
function closedRule(name, folder, mayUse, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: folder, pathNot: '\\.test\\.ts$' },
    to: { pathNot: [folder, ...mayUse] },
  };
}

/** A layer of packages/ui may import itself and the layers below. */
function uiLayerRule(layer, mayUse, comment) {
  return {
    name: `ui-${layer}-look-down`,
    comment,
    severity: 'error',
    from: { path: `^packages/ui/src/${layer}/` },
    to: { path: '^packages/ui/src/[^/.]+/', pathNot: `^packages/ui/src/(${mayUse.join('|')})/` },
  };
}

/** The layers of packages/app/src, from the top. main.tsx and prerender.tsx are above them. */
const APP_LAYERS = ['frame', 'routes', 'hooks', 'data', 'photo', 'lib'];

const appLayerRules = APP_LAYERS.slice(1).map((layer, index) => ({
  name: `app-${layer}-looks-down`,
  comment: `Imports of the app point down: ${APP_LAYERS.join(', ')}. What two layers need belongs to the lower one.`,
  severity: 'error',
  from: { path: `^packages/app/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^packages/app/src/(${APP_LAYERS.slice(0, index + 1).join('|')}|[^/]+$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one idea: merge them, or reverse one import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-is-pure',
      comment: 'A section takes props and renders; what fetches or routes belongs to packages/app.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '\\.(test|stories)\\.tsx?$|[/-]fixtures\\.ts$' },
      to: {
        pathNot: [
          '^packages/ui/',
          CONTRACT,
          'node_modules/(react|react-dom|lucide-react|uqr|@radix-ui|@fontsource-variable|@types)/',
          '^react(/|$)',
        ],
      },
    },
    uiLayerRule(
      'tokens',
      ['tokens'],
      'Tokens are the lowest layer: colours and measures import nothing that uses them.',
    ),
    uiLayerRule(
      'lib',
      ['lib', 'tokens'],
      'Formats and form state serve every layer above and render nothing.',
    ),
    uiLayerRule(
      'primitives',
      ['primitives', 'lib', 'tokens'],
      'A primitive control uses no drawing: with one, it is a part.',
    ),
    uiLayerRule('art', ['art', 'lib', 'tokens'], 'A drawing uses no controls: with them, it is a part.'),
    uiLayerRule(
      'parts',
      ['parts', 'art', 'primitives', 'lib', 'tokens'],
      'A part serves several areas, so it imports none of them.',
    ),
    {
      name: 'ui-areas-do-not-mix',
      comment: 'What two areas need moves down to parts or lib; areas stay independent.',
      severity: 'error',
      from: { path: '^packages/ui/src/([^/.]+)/', pathNot: `^packages/ui/src/${UI_LAYERS}/` },
      to: {
        path: '^packages/ui/src/[^/.]+/',
        pathNot: [`^packages/ui/src/${UI_LAYERS}/`, '^packages/ui/src/$1/'],
      },
    },
    {
      name: 'packages-by-front-door',
      comment:
        'A package is used through the entry points of its package.json, never through its internal files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/$1/', ...ENTRY_POINTS],
      },
    },
    closedRule(
      'contract-imports-nothing',
      '^packages/contract/src/',
      [],
      'Every package imports the contract, so it imports none.',
    ),
    closedRule(
      'wording-knows-facts-only',
      '^packages/wording/src/',
      [CONTRACT],
      'Sentences are made of facts: the writer knows neither the engine, nor a screen, nor a file.',
    ),
    closedRule(
      'assistant-no-io',
      '^packages/assistant/src/',
      [
        CONTRACT,
        '^packages/wording/src/index\\.ts$',
        'node_modules/(luxon|minisearch|stemmer|@types/luxon)/',
        '^(node:)?(crypto|v8)$',
      ],
      'An answer is made of a question, facts and a model that are given: no file, no socket, no server.',
    ),
    closedRule(
      'vision-no-io',
      '^packages/vision/src/',
      [CONTRACT],
      'The engine turns pixels into numbers: no file, no socket, and no import but the contract.',
    ),
    closedRule(
      'phantom-knows-no-engine',
      '^packages/phantom/src/',
      [],
      'The engine is checked against painted faces, so they are painted without any of its code.',
    ),
    {
      name: 'product-does-not-paint',
      comment:
        'Painted faces are for tests, scripts and the laboratory: a running server and a page need none.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '^packages/phantom/|\\.(test|suite|stories)\\.tsx?$' },
      to: { path: '^packages/phantom/' },
    },
    {
      name: 'only-data-calls-the-client',
      comment:
        'Calls, keys, polling and invalidation live in packages/app/src/data, so that a route only reads and wires.',
      severity: 'error',
      from: { path: '^packages/app/src/', pathNot: '^packages/app/src/(data|photo)/|\\.test\\.tsx?$' },
      to: { path: '^packages/api-client/', dependencyTypesNot: TYPES_ONLY },
    },
    ...appLayerRules,
    {
      name: 'ground-knows-no-module',
      comment:
        'Every module stands on these folders. What they need of one is a type parameter, joined at the top.',
      severity: 'error',
      from: { path: '^packages/server/src/(db|http|jobs)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(modules|adapters)/' },
    },
    {
      name: 'modules-do-not-know-adapters',
      comment: 'A module names what it needs in its ports; open-adapters.ts opens the adapter.',
      severity: 'error',
      from: { path: '^packages/server/src/modules/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/adapters/' },
    },
    {
      name: 'modules-do-not-mix',
      comment: "A module uses another one through that one's ports only.",
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/server/src/modules/',
        pathNot: ['^packages/server/src/modules/$1/', '^packages/server/src/modules/[^/]+/ports\\.ts$'],
      },
    },
    {
      name: 'modules-by-their-door',
      comment:
        'Code outside the modules uses what they export in module.ts and ports.ts, and their tables and jobs.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/modules/|\\.(test|suite)\\.ts$',
      },
      to: {
        path: '^packages/server/src/modules/',
        pathNot: '^packages/server/src/modules/[^/]+/(module|ports|tables|jobs)\\.ts$',
      },
    },
    {
      name: 'only-analysis-runs-the-engine',
      comment: 'The engine needs a worker thread around it; only the analysis adapter gives it one.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/adapters/analysis/|\\.test\\.ts$',
      },
      to: { path: '^packages/vision/', dependencyTypesNot: TYPES_ONLY },
    },
    {
      name: 'server-knows-no-client',
      comment: 'Client and server share the document, not code.',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/api-client/' },
    },
    {
      name: 'http-stays-in-handlers',
      comment: 'Services decide, handlers speak HTTP.',
      severity: 'error',
      from: {
        path: '^packages/server/src/(modules|adapters|jobs|db)/',
        pathNot: '/handlers\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(fastify|@fastify)/|^packages/server/src/http/' },
    },
    {
      name: 'product-knows-no-laboratory',
      comment: 'The laboratory measures and trains the product, which ships and runs without it.',
      severity: 'error',
      from: { path: '^(packages|contracts|scripts|\\.storybook)/' },
      to: { path: '^lab/' },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'The product does not depend on its tests, scripts and Storybook.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|contracts|scripts|\\.storybook)/' },
    },
    {
      name: 'tests-use-doors',
      comment:
        'Tests outside a package use its entry points or packages/server/test, so that its internal files may change.',
      severity: 'error',
      from: { path: '^(tests|contracts)/' },
      to: {
        path: '^packages/',
        // The list of forbidden words serves the server and the check of all texts, and the list of calls the
        // tests of the client and its contracts.
        pathNot: [
          ...ENTRY_POINTS,
          '^packages/server/test/',
          '^packages/server/src/forbidden-words\\.ts$',
          '^packages/api-client/src/every-call\\.ts$',
        ],
      },
    },
    {
      name: 'storybook-shows-ui',
      comment: 'Stories need props only: neither the app nor a server.',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^packages/', pathNot: '^packages/(ui|contract)/' },
    },
    {
      name: 'scripts-import-nothing',
      comment: 'Scripts start everything else, some before anything is installed, so they import nothing.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(packages|tests|contracts|\\.storybook)/|node_modules/' },
    },
    {
      name: 'tools-share-little',
      comment:
        'Code that several of them share is in tests/*.ts, contracts/document or scripts; everything else is private to each.',
      severity: 'error',
      from: { path: '^(tests|contracts|\\.storybook)/' },
      to: {
        path: '^(tests|contracts|scripts|\\.storybook)/',
        pathNot: [
          '^$1/',
          '^tests/[^/]+\\.ts$',
          '^contracts/document/',
          '^scripts/',
          '^\\.storybook/(modes|module-list|freeze-clock|with-shell)\\.tsx?$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.prerender|\\.tsbuild)/|^tests/repo/planted/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${__dirname}/tsconfig.base.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
