import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Every request costs a phone time, and so does every byte that a page does not use. So there is one chunk
// for what every page needs at once, and one for each subject that several pages share: a page loads the
// subjects that it has. Modules belong to the first that names them.
// `npm run bench -- chunks` prints what each page loads and what each chunk holds.
const SUBJECTS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['marks', /icons\/(arrow-right|check|circle-dashed)\.|lib\/(item-at|pin-word)|range-words/],
  [
    'common',
    /lucide-react|pending-deletion|ui\/src\/lib\/(?!use-form|field-errors)|\/(Tag|Notice|Loader|Skeleton|Fold|SectionCard|MessageCard|LoadProblem|EmptyState|Verdict|LoadingCard)\//,
  ],
  ['evidence', /art\/(EvidenceShapes|RangeMeter)\//],
  ['radix', /@radix-ui\/(primitive|react-(context|use-|primitive|presence|id|compose|slot))/],
  ['dialog', /@radix-ui\/react-(dialog|dismissable|focus|portal)|aria-hidden/],
  [
    'forms',
    /primitives\/(Field|PasswordField|EmailField|TextField|TextArea|Failure|SegmentedToggle|SelectField|ToggleSwitch|Checkbox)\/|lib\/(use-form|field-errors)/,
  ],
  ['choices', /\/(ChoiceTile|ChoiceGroup|AgeChoice)\//],
  ['sign-in', /\/(AuthLayout|NewPassword|CodeField|Stepper)\/|auth-form/],
  ['products', /\/Product(Art|Card|Notes|Picture)\//],
  ['notes', /\/(SourceNotes|GradeMark|LeftOutNote|WishLine|StepGroup|CareCard)\/|inci-words/],
  [
    'page-parts',
    /hooks\/use-(hash|time|delayed|native|mail|load)|NotFoundScreen|to-scan-id|\/(SectionRail|DeleteScan)\/|\/(FileImage|DefaultThumbnail|Sweep|Thumbnail)\b|thumbnail-url/,
  ],
  [
    'member-data',
    /api-client\/src\/(views\/(product|recommendations|profile|preferences|left-out|care-plan|next-start|values|dayparts)|care-plan|profile|usage)|data\/(care-plan|usage\/usage)/,
  ],
  [
    'scan-data',
    /api-client\/src\/(scans|views\/)|data\/scans\/(trends|scan-progress|scans|repeatability|sent-photo)\b|use-scan-deletion/,
  ],
  ['product-data', /data\/recommendations\/recommendations|api-client\/src\/recommendations/],
  [
    'account-data',
    /api-client\/src\/(credentials|registration)|data\/(credentials|sessions|registration\/(registration|pending|password))|passkey-support|log-out/,
  ],
  ['photo', /src\/photo\/|data\/scans\/(use-start-scan|start-scan|take-second-photo)/],
  ['charts', /art\/RunChart\/|\/change-words/],
  ['face', /\/(FaceMap|FaceOutline|WaitingFace|ReportProblem)\/|\/next-stage/],
  ['report-parts', /\/(BandChart|RepeatabilityFacts|RepeatabilityCard|PhotoTips|TipList)\//],
];

const CHUNKS = [
  { name: 'frame', tags: ['$initial' as const], priority: SUBJECTS.length + 1 },
  ...SUBJECTS.map(([name, test], index) => ({
    name,
    test,
    minShareCount: 2,
    priority: SUBJECTS.length - index,
  })),
];

// The package's `exports` hide its models, so they are resolved from its entry. Each gets a hashed name.
const faceNetworks = path.join(
  path.dirname(createRequire(import.meta.resolve('@daylit/vision')).resolve('@vladmandic/human')),
  '../models',
);

// Its `exports` name the build with the warnings for developers only.
const productionRouter = path.join(
  path.dirname(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')),
  '../production/index.mjs',
);

/** The oldest browsers that the pages are made for: decision 0153. */
const OLDEST_BROWSERS = ['chrome122', 'edge122', 'firefox127', 'safari17.4', 'ios17.4'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutUnusedParts()],
  resolve: {
    alias: [
      { find: '#face-networks', replacement: faceNetworks },
      { find: /^react-router$/, replacement: productionRouter },
    ],
  },
  server: {
    port: 5173,
    proxy: proxyTo(process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'),
  },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    // The oldest of these browsers preloads modules itself.
    modulePreload: { polyfill: false },
    // Images inlined into the style sheets would make the first load of every page larger.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // No module has getters that do more than give a value.
      treeshake: { propertyReadSideEffects: false },
    },
  },
  worker: { format: 'es' },
});

// Keeps the `Host` header, so that the server sees the origin that the browser uses: Vite's.
function proxyTo(target: string) {
  const settings = { target, changeOrigin: false };
  return { '/api': settings, '/health': settings, '/mailbox': settings };
}

/**
 * Lets the bundler leave out what no page uses: forms and data loading of the router, and what Radix has for
 * others, 5 kB on most pages. It keeps them otherwise, because the names that both give to their functions
 * for debugging count as an effect.
 */
function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    transform: {
      filter: { id: /\/(react-router\/dist|@radix-ui)\/.+\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .+;$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^var __name = .+;$/m, 'var __name = (target) => target;'),
    },
  };
}
