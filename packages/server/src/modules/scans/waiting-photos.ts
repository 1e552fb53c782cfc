import { createCheckedPhotos } from './checked-photos.ts';
import { createScanEnder } from './end-scan.ts';
import { leftToTheSweep } from './left-to-the-sweep.ts';
import { createPhotoKeys } from './photo-keys.ts';
import { createScanStarter } from './start-scan.ts';
import { createPhotoSweeper } from './sweep-photos.ts';

type Dependencies = Parameters<typeof createPhotoKeys>[0] &
  Parameters<typeof createScanEnder>[0] &
  Omit<Parameters<typeof createCheckedPhotos>[0], 'photoKeys'> &
  Omit<Parameters<typeof createScanStarter>[0], 'photoKeys' | 'checkedPhotos'> &
  Omit<Parameters<typeof createPhotoSweeper>[0], 'ender' | 'checkedPhotos'>;

/** The originals that wait: how they come, under which keys, and what ends their wait. */
export function createWaitingPhotos(given: Dependencies) {
  const originals = leftToTheSweep(given.originals);
  const thumbnails = leftToTheSweep(given.thumbnails);
  const photoKeys = createPhotoKeys(given);
  const ender = createScanEnder({ ...given, originals, thumbnails });
  const checkedPhotos = createCheckedPhotos({ ...given, originals, photoKeys });
  return {
    photoKeys,
    ender,
    checkedPhotos,
    starter: createScanStarter({ ...given, originals, photoKeys, checkedPhotos }),
    sweeper: createPhotoSweeper({ ...given, ender, checkedPhotos }),
  };
}
