import { expect, test } from 'vitest';
import { createWorkspace } from './workspace.ts';

const workspace = createWorkspace();

/** Several planes of this size need more than one chunk. */
const PIXELS = 600_000;

/**
 * Returns where four new planes are first not zero (-1 each), fills them, and returns whether they overlap.
 */
function fillAnew(): { firstFilled: number; shared: number } {
  const mask = workspace.mask(PIXELS + 1);
  const planes = [workspace.plane(PIXELS), workspace.plane(PIXELS), workspace.plane(PIXELS)];
  const firstFilled = [mask.indexOf(1), ...planes.map((plane) => plane.findIndex((value) => value !== 0))];
  mask.fill(1);
  planes.forEach((plane, i) => plane.fill(i + 2));
  const isShared = mask.some((value) => value !== 1) || planes.some((plane, i) => plane.at(-1) !== i + 2);
  return { firstFilled: firstFilled.reduce((total, place) => total + place, 0), shared: Number(isShared) };
}

test('planes of the arena are zero and do not overlap, whatever an earlier run left there', () => {
  const clean = { firstFilled: -4, shared: 0 };
  expect([workspace.inArena(fillAnew), workspace.inArena(fillAnew)]).toEqual([clean, clean]);
});

/** Where a plane of a run lies. */
const placeInRun = (): { offset: number } => ({ offset: workspace.plane(8).byteOffset });

test('a run takes no more memory than the run before, and outside runs every plane has its own', () => {
  expect(workspace.inArena(placeInRun)).toEqual(workspace.inArena(placeInRun));
  expect(workspace.plane(8).buffer.byteLength).toBe(8 * Float32Array.BYTES_PER_ELEMENT);
});

test('the runs of a photo leave its planes alone, a failing one too, and the next photo takes them all back', () => {
  const photos = createWorkspace();
  photos.startPhoto();
  const kept = photos.plane(8).fill(3);
  let inRun = kept;
  const fill = (): void => {
    inRun = photos.plane(8).fill(7);
  };
  photos.inArena(fill);
  const failing = (): never => {
    fill();
    throw new Error('a failing run');
  };
  expect(() => photos.inArena(failing)).toThrow('a failing run');
  const later = photos.plane(8);
  expect([later.buffer === inRun.buffer, later.byteOffset]).toEqual([true, inRun.byteOffset]);
  expect([...kept, ...later]).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0]);
  photos.startPhoto();
  expect(photos.plane(8).byteOffset).toBe(kept.byteOffset);
  expect([...kept]).toEqual(Array.from({ length: 8 }, () => 0));
});

test('a name keeps its memory and its content, however long the next request, and shares it with no other', () => {
  const first = workspace.floats('first', 4).fill(7);
  workspace.floats('second', 4).fill(8);
  workspace.integers('first', 4).fill(9);
  expect([...workspace.floats('first', 2)]).toEqual([7, 7]);
  expect([...workspace.floats('first', 4)]).toEqual([7, 7, 7, 7]);
  expect(workspace.floats('first', 6)).toHaveLength(6);
  expect([...first]).toEqual([7, 7, 7, 7]);
});

test('two workspaces share nothing', () => {
  const other = createWorkspace();
  workspace.bytes('name', 3).fill(5);
  const { first, view } = workspace.kernelPlanes(3);
  view(first, 3).fill(5);
  expect([...other.bytes('name', 3)]).toEqual([0, 0, 0]);
  const planes = other.kernelPlanes(3);
  expect([...planes.view(planes.first, 3)]).toEqual([0, 0, 0]);
  expect(workspace.inArena(() => other.inArena(() => ({ one: 1 })))).toEqual({ one: 1 });
});
