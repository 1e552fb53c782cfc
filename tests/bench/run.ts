import { cpus, loadavg } from 'node:os';
import { buildModel } from '../../scripts/build-model.ts';
import { benchBilling } from './billing.ts';
import { benchBundleSizes, benchChunks } from './bundle-sizes.ts';
import { benchCatalogue } from './catalogue.ts';
import { benchChat } from './chat/chat.ts';
import { benchChatRendering } from './chat-rendering.ts';
import { benchFuzz } from './fuzz/fuzz.ts';
import { benchGetMe } from './get-me.ts';
import { benchIdle } from './idle.ts';
import { benchLargeHistory } from './large-history.ts';
import { benchMemory } from './memory.ts';
import { benchScan, benchScanLoad } from './scan-load.ts';
import { benchStartTime } from './start-time.ts';
import { benchTable, checkTable } from './table/table.ts';
import { benchTimeline } from './timeline.ts';
import { benchUpgradeModal } from './upgrade-modal.ts';
import { benchWorstTexts } from './worst-texts.ts';

// Both sides of a ratio are measured in one run, so that it holds on a busy machine. Nothing here is a test.
const BENCHES = {
  sizes: benchBundleSizes,
  chunks: benchChunks,
  start: benchStartTime,
  me: benchGetMe,
  idle: benchIdle,
  scan: benchScan,
  load: benchScanLoad,
  memory: benchMemory,
  catalogue: benchCatalogue,
  'chat-rendering': benchChatRendering,
  'upgrade-modal': benchUpgradeModal,
  timeline: benchTimeline,
  history: benchLargeHistory,
  billing: benchBilling,
  chat: benchChat,
  'worst-texts': benchWorstTexts,
  fuzz: benchFuzz,
  table: benchTable,
  '--check': checkTable,
};

// In a fresh clone no server starts without it.
buildModel();
const wanted = process.argv.slice(2);
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  // A run of everything writes the table. Comparing with it is asked for.
  if (wanted.length > 0 ? !wanted.includes(name) : name === '--check') continue;
  console.log(`\n── ${name}`);
  await bench();
}
