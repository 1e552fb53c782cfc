import { createCheckedPhotos } from './checked-photos.ts';
import { createScanEnder } from './end-scan.ts';
import { leftToTheSweep } from './left-to-the-sweep.ts';
import { checkHere } from './photo-checks.ts';
import { createPhotoKeys } from './photo-keys.ts';
import type { SkinAnalyser } from './ports.ts';
import { createQueuedChecks } from './queued-checks.ts';
import { createScanStarter } from './start-scan.ts';
import { createPhotoSweeper } from './sweep-photos.ts';

type Dependencies = Parameters<typeof createPhotoKeys>[0] &
  Parameters<typeof createScanEnder>[0] &
  Omit<Parameters<typeof createCheckedPhotos>[0], 'photoKeys'> &
  Omit<Parameters<typeof createQueuedChecks>[0], 'photoKeys'> &
  Omit<Parameters<typeof createScanStarter>[0], 'photoKeys' | 'checkedPhotos' | 'checks'> &
  Omit<Parameters<typeof createPhotoSweeper>[0], 'ender' | 'checkedPhotos'> & {
    analyser: SkinAnalyser;
    /** Whether this process analyses photos; otherwise a worker checks them for it. */
    isWorker: boolean;
  };

/** The originals that wait: how they come, under which keys, and what ends their wait. */
export function createWaitingPhotos(given: Dependencies) {
  const originals = leftToTheSweep(given.originals);
  const thumbnails = leftToTheSweep(given.thumbnails);
  const photoKeys = createPhotoKeys(given);
  const ender = createScanEnder({ ...given, originals, thumbnails });
  const checkedPhotos = createCheckedPhotos({ ...given, originals, photoKeys });
  const queuedChecks = createQueuedChecks({ ...given, originals, photoKeys });
  const checks = given.isWorker ? checkHere(given.analyser) : queuedChecks;
  return {
    photoKeys,
    ender,
    checkedPhotos,
    checks,
    queuedChecks,
    starter: createScanStarter({ ...given, originals, photoKeys, checkedPhotos, checks }),
    sweeper: createPhotoSweeper({ ...given, ender, checkedPhotos }),
  };
}
