import path from 'node:path';
import { build, type Manifest } from 'vite';
import { codeOf } from './page-html.ts';

/** What every page may need. The toast says that a new version is ready: by then it is gone. */
const STARTING = ['index.html', 'src/frame/lazy-toaster.ts', '../ui/src/primitives/Modal/ModalDialog.tsx'];

/** What can be read without a network, where the member has allowed it. */
const READ_OFFLINE = [
  'src/data/offline-copy.ts',
  'src/routes/scans/report.tsx',
  'src/routes/care-plan/care-plan.tsx',
];

/** Builds the service worker, which knows the names of the other built files, into the same folder. */
export async function buildWorker(app: string, manifest: Manifest): Promise<void> {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The build has no index.html.');
  const starting = new Set(STARTING.flatMap((source) => codeOf(manifest, source)));
  const reading = new Set(READ_OFFLINE.flatMap((source) => codeOf(manifest, source)));
  await build({
    root: app,
    logLevel: 'warn',
    define: {
      ENTRY: JSON.stringify(`/${entry.file}`),
      STARTING: JSON.stringify([...starting]),
      READING: JSON.stringify([...reading].filter((file) => !starting.has(file))),
    },
    build: {
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: path.join(app, 'src/service-worker.ts'),
        // Its address is always the same, and not every browser starts a module here.
        output: { entryFileNames: '[name].js', format: 'iife', codeSplitting: false },
      },
    },
  });
}
