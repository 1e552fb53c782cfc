import type { Handlers } from '../../http/contract.ts';
import { Refusal } from '../../errors.ts';
import type { ScanDeleter } from './delete-scan.ts';
import type { DisputedFinds } from './disputed-finds.ts';
import type { ConfirmedPlans } from '../care-plan/ports.ts';
import type { HandOvers } from './hand-over.ts';
import type { ScanComparisons } from './scan-comparisons.ts';
import type { AwaitedEvents } from './awaited-events.ts';
import type { ScanReader } from './scan-reader.ts';
import type { SecondPhotos } from './second-photos.ts';
import type { ScanStarter } from './start-scan.ts';
import { startedProducts } from './started-products.ts';

export type ScanHandlers = Pick<
  Handlers,
  | 'validatePhoto'
  | 'scanSkin'
  | 'getLatestScan'
  | 'listScans'
  | 'getScan'
  | 'updateScan'
  | 'deleteScan'
  | 'judgeFind'
  | 'restoreFind'
  | 'listScanEvents'
  | 'getThumbnail'
  | 'getTrends'
  | 'compareScans'
  | 'getHandOver'
  | 'takeSecondPhoto'
  | 'removeSecondPhoto'
  | 'getRepeatability'
>;

/** A shared computer must not cache a face, and a picture opened by itself must not run anything. */
const THUMBNAIL_HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

interface Dependencies {
  starter: ScanStarter;
  reader: ScanReader;
  awaitedEvents: AwaitedEvents;
  comparisons: ScanComparisons;
  confirmedPlans: ConfirmedPlans;
  handOvers: HandOvers;
  secondPhotos: SecondPhotos;
  deleteScan: ScanDeleter;
  disputedFinds: DisputedFinds;
}

const NO_PHOTO = 'Please upload an image for skin analysis. For questions only, use the Chat page.';

/** The calls about scans. */
export function createScanHandlers({
  starter,
  reader,
  awaitedEvents,
  comparisons,
  confirmedPlans,
  handOvers,
  secondPhotos,
  deleteScan,
  disputedFinds,
}: Dependencies): ScanHandlers {
  return {
    async validatePhoto({ member, body }) {
      return { status: 200, body: await starter.validatePhoto(member, body.file.data) };
    },

    async scanSkin({ member, body }) {
      const source = body.files?.[0]?.data ?? body.checked_photo;
      if (source === undefined) throw new Refusal('invalid', { detail: NO_PHOTO, field: 'files' });
      const id = await starter.startScan(member, source, body.user_message?.trim() || null);
      return { status: 202, body: { id } };
    },

    async takeSecondPhoto({ member, params, body }) {
      return { status: 200, body: found(await secondPhotos.take(member, params.id, body.file.data)) };
    },

    async removeSecondPhoto({ member, params }) {
      return { status: 200, body: await secondPhotos.remove(member, params.id) };
    },

    async getRepeatability({ member }) {
      return { status: 200, body: await secondPhotos.read(member) };
    },

    async getLatestScan({ member }) {
      return { status: 200, body: { id: await reader.findLatestId(member.id) } };
    },

    async listScans({ member, query }) {
      const [body, hidden] = await Promise.all([reader.list(member, query), reader.countHidden(member)]);
      return { status: 200, body, headers: { 'x-hidden-count': String(hidden) } };
    },

    async getScan({ member, params }) {
      return { status: 200, body: found(await reader.find(member, params.id)) };
    },

    async updateScan({ member, params, body }) {
      return { status: 200, body: found(await comparisons.choose(member, params.id, body.in_trend)) };
    },

    async deleteScan({ member, params }) {
      await deleteScan(member, params.id);
      return { status: 204, body: undefined };
    },

    async judgeFind({ member, params, body }) {
      const { id, sign } = params;
      return { status: 200, body: found(await disputedFinds.judge(member, id, sign, body.verdict)) };
    },

    async restoreFind({ member, params }) {
      return { status: 200, body: found(await disputedFinds.judge(member, params.id, params.sign, null)) };
    },

    async listScanEvents({ member, params, query, signal }) {
      const asked = { ...params, ...query };
      const { events, place } = found(await awaitedEvents.list(member, asked, signal));
      return { status: 200, body: events, headers: positionHeader(place) };
    },

    async getTrends({ member }) {
      const products_started = startedProducts(await confirmedPlans.read(member.id));
      return { status: 200, body: { ...(await comparisons.overTime(member)), products_started } };
    },

    async compareScans({ member, params, query }) {
      return { status: 200, body: found(await comparisons.compare(member, params.id, query.with)) };
    },

    async getHandOver({ member }) {
      return { status: 200, body: await handOvers.collect(member) };
    },

    async getThumbnail({ member, params }) {
      const body = found(await reader.findThumbnail(member, params.filename));
      return { status: 200, body, headers: THUMBNAIL_HEADERS };
    },
  };
}

function positionHeader(place: number | undefined): Record<string, string> {
  return place === undefined ? {} : { 'x-queue-position': String(place) };
}

/** Another member's scan, a hidden one and an absent one get the same answer. */
function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}
