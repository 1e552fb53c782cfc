// Who may import whom. The table and its reasons: docs/decisions/0002-import-map.md.
// Each rule is proven by a planted violation: tests/repo/planted.

/** The floors below the areas of packages/ui. */
const UI_FLOORS = '(tokens|lib|primitives|art|parts)';

/** Kinds of import that are gone when the code runs. */
const TYPES_ONLY = ['type-only'];
const CONTRACT = '^packages/contract/src/index\\.ts$';

/** What package.json names as entries, package by package. */
const FRONT_DOORS = [
  '^packages/[^/]+/src/index\\.ts$',
  '^packages/contract/src/openapi\\.gen\\.json$',
  '^packages/vision/phantom/index\\.ts$',
  '^packages/ui/src/tokens/[a-z.-]+\\.css$',
];

/** A floor of packages/ui may use itself and the floors below. */
function floorOfUi(floor, mayUse, comment) {
  return {
    name: `ui-${floor}-look-down`,
    comment,
    severity: 'error',
    from: { path: `^packages/ui/src/${floor}/` },
    to: { path: '^packages/ui/src/[^/.]+/', pathNot: `^packages/ui/src/(${mayUse.join('|')})/` },
  };
}

/** The floors of packages/app/src, from the top. main.tsx and prerender.tsx stand above them. */
const APP_FLOORS = ['frame', 'routes', 'hooks', 'data', 'photo', 'lib'];

const appFloorRules = APP_FLOORS.slice(1).map((floor, index) => ({
  name: `app-${floor}-looks-down`,
  comment: `Arrows of the app go down: ${APP_FLOORS.join(', ')}. What two floors need belongs to the lower one.`,
  severity: 'error',
  from: { path: `^packages/app/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^packages/app/src/(${APP_FLOORS.slice(0, index + 1).join('|')}|[^/]+$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle means that two files are one idea: put it into one file or turn one arrow round.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-is-pure',
      comment: 'A section gets props and draws; what fetches or routes belongs to packages/app.',
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
    floorOfUi(
      'tokens',
      ['tokens'],
      'Tokens are the ground: colours and measures know nothing that is made of them.',
    ),
    floorOfUi('lib', ['lib', 'tokens'], 'Formats and form state serve every floor above and draw nothing.'),
    floorOfUi(
      'primitives',
      ['primitives', 'lib', 'tokens'],
      'A bare control has no drawing of its own: with one, it is a part.',
    ),
    floorOfUi('art', ['art', 'lib', 'tokens'], 'A drawing has no controls: with them, it is a part.'),
    floorOfUi(
      'parts',
      ['parts', 'art', 'primitives', 'lib', 'tokens'],
      'A part serves several areas, so it knows none of them.',
    ),
    {
      name: 'ui-areas-do-not-mix',
      comment: 'What two areas need moves down to parts or lib; areas stay independent.',
      severity: 'error',
      from: { path: '^packages/ui/src/([^/.]+)/', pathNot: `^packages/ui/src/${UI_FLOORS}/` },
      to: {
        path: '^packages/ui/src/[^/.]+/',
        pathNot: [`^packages/ui/src/${UI_FLOORS}/`, '^packages/ui/src/$1/'],
      },
    },
    {
      name: 'packages-by-front-door',
      comment: 'A package is used through the entries of its package.json, never through its insides.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/$1/', ...FRONT_DOORS],
      },
    },
    {
      name: 'contract-imports-nothing',
      comment: 'Everybody stands on the contract, so it stands on nobody.',
      severity: 'error',
      from: { path: '^packages/contract/src/' },
      to: { pathNot: '^packages/contract/src/' },
    },
    {
      name: 'only-data-calls-the-client',
      comment:
        'Calls, keys, polling and invalidation live in packages/app/src/data, so that a route only reads and wires.',
      severity: 'error',
      from: { path: '^packages/app/src/', pathNot: '^packages/app/src/(data|photo)/|\\.test\\.tsx?$' },
      to: { path: '^packages/api-client/', dependencyTypesNot: TYPES_ONLY },
    },
    ...appFloorRules,
    {
      name: 'modules-do-not-know-adapters',
      comment: 'A module names what it needs in its ports; open-adapters.ts opens the adapter.',
      severity: 'error',
      from: { path: '^packages/server/src/(modules|http|jobs)/', pathNot: '\\.test\\.ts$' },
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
        'What stands around the modules knows what they give, in module.ts and ports.ts, and the tables and jobs that it joins.',
      severity: 'error',
      // A migration is frozen history, which seals what was in clear with the code that reads it.
      from: {
        path: '^packages/server/src/',
        pathNot: '^packages/server/src/(modules/|db/migrations/)|\\.(test|suite)\\.ts$',
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
      name: 'vision-no-io',
      comment:
        'The engine is pixels in, numbers out: no file, no socket, nothing but the words of the contract.',
      severity: 'error',
      from: { path: '^packages/vision/(src|phantom)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/vision/(src|phantom)/', CONTRACT] },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'The product runs without what builds, shows and tries it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(src|phantom)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|contracts|scripts|\\.storybook)/' },
    },
    {
      name: 'tests-use-doors',
      comment:
        'Tests from outside use a front door, or one that packages/server/test opens for them, so that a package may change inside.',
      severity: 'error',
      from: { path: '^(tests|contracts)/' },
      to: {
        path: '^packages/',
        // The words that no text may hold are a list for the server and for the check of all texts.
        pathNot: [...FRONT_DOORS, '^packages/server/test/', '^packages/server/src/forbidden-words\\.ts$'],
      },
    },
    {
      name: 'storybook-shows-ui',
      comment: 'Stories are props and pictures: neither the app nor a server is behind them.',
      severity: 'error',
      from: { path: '^\\.storybook/' },
      to: { path: '^packages/', pathNot: '^packages/(ui|contract)/' },
    },
    {
      name: 'scripts-import-nothing',
      comment: 'Scripts start everything else, some before anything is installed, so they import none of it.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(packages|tests|contracts|\\.storybook)/|node_modules/' },
    },
    {
      name: 'tools-share-little',
      comment:
        'What several of them use stands at the top of tests, in contracts/document or in scripts; the rest is the own of each.',
      severity: 'error',
      from: { path: '^(tests|contracts|\\.storybook)/' },
      to: {
        path: '^(tests|contracts|scripts|\\.storybook)/',
        pathNot: [
          '^$1/',
          '^tests/[^/]+\\.ts$',
          '^contracts/document/',
          '^scripts/',
          '^\\.storybook/modes\\.ts$',
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
