import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBestFrame } from './read-best-frame.ts';

const readPicture = vi.fn<typeof createImageBitmap>();

/** The frames that were read and are still in memory. */
const kept = new Set<number>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  let count = 0;
  vi.stubGlobal('createImageBitmap', readPicture);
  readPicture.mockReset().mockImplementation(async () => {
    const name = count++;
    kept.add(name);
    return { width: name, close: () => kept.delete(name) } as unknown as ImageBitmap;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The frames that stay in memory, and the most that were there at a time. */
async function burst(isBest: (frame: number) => Promise<boolean>): Promise<{ kept: number[]; most: number }> {
  let most = 0;
  const best = readBestFrame({} as HTMLVideoElement, async ({ width }) => {
    most = Math.max(most, kept.size);
    return isBest(width);
  });
  await vi.runAllTimersAsync();
  await best;
  return { kept: [...kept], most };
}

test('the last frame that was better than all before it is kept, and never more than two', async () => {
  expect(await burst(async (frame) => frame === 0 || frame === 2)).toEqual({ kept: [2], most: 2 });
  expect(readPicture).toHaveBeenCalledTimes(4);
});

test('when the guidance ends, the best frame so far is the photo', async () => {
  const { kept: photos } = await burst(async (frame) => {
    if (frame === 2) throw new Error('It ended.');
    return true;
  });
  expect(photos).toContain(1);
});

test('a slow device takes one frame instead of keeping the person waiting', async () => {
  const { kept: photos } = await burst(async () => {
    vi.advanceTimersByTime(900);
    return true;
  });
  expect(photos).toEqual([0]);
  expect(readPicture).toHaveBeenCalledTimes(1);
});
