import type { ExportedScan } from '@daylit/contract';
import type { ProfileReader } from '../members/ports.ts';
import type { ScanArchive, UnreadableScan } from '../scans/ports.ts';
import {
  PAGE_STAGES,
  pageBeginning,
  pageEnd,
  pageOfScan,
  pageOfUnreadable,
  type PageFacts,
} from './archive-page.ts';
import { csvHead, csvLine, SCORE_STAGES, scoreTable } from './archive-tables.ts';
import type { Entry, MapReader } from './read-map.ts';
import type { ArchiveFile } from './zip.ts';

/** Whose archive is made, and when. */
export interface ArchiveOwner {
  id: number;
  account: Entry;
  hasAnswers: boolean;
  now: Date;
}

interface Dependencies {
  map: MapReader;
  scans: ScanArchive;
  profiles: ProfileReader;
}

/** Lists the files of a member's archive. `onScan` is called for each scan of `data.json`. */
export type ListArchive = (owner: ArchiveOwner, onScan: () => Promise<void>) => AsyncIterable<ArchiveFile>;

const READ_ME = `This is everything that Daylit keeps about you.

daylit.html   a page to read; it needs no internet
data.json     everything, for programs; the form is ExportedData in Daylit's openapi.yaml
scores.csv    every score of every scan, for a spreadsheet
records/      the other lists of data.json, each for a spreadsheet
pictures/     the small picture of each scan

Reports describe how skin looked in a photo. They are not medical advice.
`;

/** Creates the list of files. Each is read once, from beginning to end, and none has to fit into memory. */
export function createArchive({ map, scans, profiles }: Dependencies): ListArchive {
  async function pictureOf(userId: number, name: string | null): Promise<Buffer | undefined> {
    // One picture that cannot be read does not keep the others from the member. The page says so.
    return name ? await scans.findThumbnail(userId, name).catch(() => undefined) : undefined;
  }

  async function* data(
    { id, account, hasAnswers, now }: ArchiveOwner,
    onScan: () => Promise<void>,
  ): AsyncGenerator<string> {
    const head = {
      format: 'daylit-export-1',
      exported_at: now.toISOString(),
      account,
      answers: hasAnswers ? await profiles.findProfile(id) : null,
    };
    yield `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "records": {`;
    let separator = '\n';
    for await (const { list, entries } of map.read(id)) {
      yield `${separator}  ${JSON.stringify(list)}: ${JSON.stringify(entries)}`;
      separator = ',\n';
    }
    yield '\n },\n "scans": [';
    separator = '\n';
    const unreadable: UnreadableScan['unreadable'][] = [];
    for await (const archived of scans.read(id)) {
      await onScan();
      if ('unreadable' in archived) {
        unreadable.push(archived.unreadable);
        continue;
      }
      const entry: ExportedScan = {
        ...archived,
        picture: archived.scan.thumbnail_filename && pictureName(archived.scan.id),
      };
      yield `${separator}  ${JSON.stringify(entry)}`;
      separator = ',\n';
    }
    yield `\n ],\n "unreadable_scans": ${JSON.stringify(unreadable)}\n}\n`;
  }

  async function* page(owner: ArchiveOwner): AsyncGenerator<string> {
    const lists: PageFacts['lists'] = [];
    for await (const { list, entries } of map.read(owner.id)) lists.push({ list, entries });
    const answers = owner.hasAnswers ? await profiles.findProfile(owner.id) : undefined;
    yield pageBeginning({ account: owner.account, now: owner.now, answers, lists });
    for await (const archived of scans.readStages(owner.id, PAGE_STAGES))
      yield 'unreadable' in archived
        ? pageOfUnreadable(archived, answers?.region)
        : pageOfScan(archived, await pictureOf(owner.id, archived.thumbnail_filename), answers?.region);
    yield pageEnd();
  }

  return async function* (owner, onScan) {
    yield { name: 'read-me.txt', content: [READ_ME] };
    for await (const { id, thumbnail_filename } of scans.readThumbnailNames(owner.id)) {
      const picture = await pictureOf(owner.id, thumbnail_filename);
      if (picture) yield { name: pictureName(id), isPacked: false, content: [picture] };
    }
    yield { name: 'data.json', content: data(owner, onScan) };
    yield { name: 'scores.csv', content: scoreTable(scans.readStages(owner.id, SCORE_STAGES)) };
    for await (const { list, entries } of map.read(owner.id))
      if (entries[0]) yield { name: `records/${list}.csv`, content: tableOf(entries) };
    yield { name: 'daylit.html', content: page(owner) };
  };
}

function pictureName(scanId: number): string {
  return `pictures/scan-${scanId}.webp`;
}

function* tableOf(entries: readonly Entry[]): Generator<string> {
  yield csvHead(Object.keys(entries[0] ?? {}));
  for (const entry of entries) yield csvLine(Object.values(entry));
}
