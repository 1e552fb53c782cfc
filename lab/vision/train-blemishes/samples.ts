import type { SignPlace } from '@daylit/phantom';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import { applyTo, scaleOf } from '../../../packages/vision/src/image/similarity.ts';
import type { Workspace } from '../../../packages/vision/src/image/workspace.ts';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import type { ReadFace } from '../../../packages/vision/src/quality/photo-reading.ts';
import { PERTURBATIONS } from '../../../packages/vision/src/repeat/perturbations.ts';
import { layCopy } from '../../../packages/vision/src/repeat/repeat.ts';
import { FEATURES, writeFeatures } from '../../../packages/vision/src/skin/blob-features.ts';
import type { Blob } from '../../../packages/vision/src/skin/blob-search.ts';
import { bareSkin, searchSkin } from '../../../packages/vision/src/skin/lesions.ts';
import { GRAIN_HIDES_BLEMISHES } from '../../../packages/vision/src/thresholds/lesions.ts';
import { changed } from '../bench/reference-photos.ts';
import type { Samples } from './fit.ts';

/**
 * Without the pustule, so that the published figures are about a spectrum that was never used for training.
 */
export const SPECTRA = ['papule', 'comedone', 'mark'] as const;

export const KINDS: readonly string[] = ['nothing', ...SPECTRA, 'dark_spot'];

/** A lesion in a photo, image pixels, and its place in `KINDS`. */
export interface Planted extends SignPlace {
  kind: number;
}

/** The face as it was laid on the chart once. */
type Laid = Pick<ReadFace, 'skin' | 'chart'>;

/**
 * The face and every other copy of test-time augmentation, the odd or the even ones: the count is the mean
 * over the copies, so they are samples too.
 */
function laidAgain(
  workspace: Workspace,
  { mesh: network }: FaceNetworks,
  face: ReadFace,
  odd: number,
): Laid[] {
  const copies = PERTURBATIONS.filter((_, copy) => copy % 2 === odd);
  return [face, ...copies.map((copy) => layCopy(workspace, network, face, copy))];
}

/** Whether nobody knows what a blob is, by its place in `KINDS` as planted, and its features. */
export type IsUnclear = (kind: number, features: Float64Array) => boolean;

/** Samples that are collected one by one. */
export class SampleList {
  readonly #features: number[] = [];
  readonly #kinds: number[] = [];

  /**
   * Adds blobs at a lesion and of its size as lesions. Other blobs near a lesion are left out, because they
   * are neither, and so is what `isUnclear`.
   */
  addFrom(
    workspace: Workspace,
    { skin, chart }: Laid,
    planted: readonly Planted[],
    isUnclear: IsUnclear = () => false,
  ): void {
    const searched = searchSkin(workspace, skin, bareSkin(workspace, skin));
    if (searched.grain > GRAIN_HIDES_BLEMISHES) return;
    const lesions = planted.map(({ x, y, radius, kind }) => {
      const [chartX, chartY] = applyTo(chart.toChart, x, y);
      return { x: chartX / 2, y: chartY / 2, radius: (radius * scaleOf(chart.toChart)) / 2, kind };
    });
    const features = new Float64Array(FEATURES);
    for (const blob of searched.blobs) {
      if (!writeFeatures(blob, searched, features)) continue;
      const kind = kindOf(blob, lesions);
      if (kind === null || isUnclear(kind, features)) continue;
      this.#features.push(...features);
      this.#kinds.push(kind);
    }
  }

  /** Adds blobs of the picture saved as a JPEG of that quality, and of copies of it (odd or even ones). */
  async addSaved(
    workspace: Workspace,
    networks: FaceNetworks,
    image: RgbImage,
    planted: readonly Planted[],
    { quality, odd, isUnclear }: { quality: number; odd: number; isUnclear?: IsUnclear },
  ): Promise<void> {
    const jpeg = await changed(image, (opened) => opened.jpeg({ quality }));
    const { face } = readPhoto(workspace, networks, jpeg);
    if (!face) return;
    for (const laid of laidAgain(workspace, networks, face, odd))
      this.addFrom(workspace, laid, planted, isUnclear);
  }

  /** All samples, or with only one in `everyNothing` of those that are nothing. */
  samples(everyNothing = 1): Samples {
    let nothing = 0;
    const rows = this.#kinds.flatMap((kind, row) =>
      kind > 0 || nothing++ % everyNothing === 0 ? [row] : [],
    );
    const features = new Float32Array(rows.length * FEATURES);
    for (const [to, row] of rows.entries())
      for (let i = 0; i < FEATURES; i++) features[to * FEATURES + i] = this.#features[row * FEATURES + i]!;
    return { features, kinds: Uint8Array.from(rows, (row) => this.#kinds[row]!) };
  }
}

/** The samples of both. */
export function joined(some: Samples, others: Samples): Samples {
  const features = new Float32Array(some.features.length + others.features.length);
  features.set(some.features);
  features.set(others.features, some.features.length);
  return { features, kinds: Uint8Array.from([...some.kinds, ...others.kinds]) };
}

function kindOf({ x, y, sigma }: Blob, lesions: readonly Planted[]): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  let kind: number | null = 0;
  for (const lesion of lesions) {
    const away = Math.hypot(x - lesion.x, y - lesion.y);
    if (away >= Math.max(3, 1.7 * lesion.radius) || away >= nearest) continue;
    nearest = away;
    const size = sigma / Math.max(0.8, lesion.radius / Math.SQRT2);
    kind = away < Math.max(1.3, 0.6 * lesion.radius) && size > 0.6 && size < 1.7 ? lesion.kind : null;
  }
  return kind;
}
