import sharp from 'sharp';
import { type Check, countEach, type Group } from '../check.ts';
import type { Answer } from '../client.ts';
import { HOSTILE_PHOTOS, type Outcome } from '../hostile-photos.ts';
import { mutated, withPlace } from '../photo-bytes.ts';
import { type Member, photoForm, scanForm } from '../members.ts';
import { endedScan } from '../scans.ts';
import type { Stage } from '../stage.ts';

/** Photos per member; the limit is twenty calls an hour. */
const PHOTOS_A_MEMBER = 18;

/** Longest time until a response, in milliseconds. */
const IN_TIME = 2_000;

const senders = new WeakMap<Stage, { member: Promise<Member>; sent: number }>();

async function senderOf(stage: Stage): Promise<Member> {
  const known = senders.get(stage);
  const sender = known && known.sent < PHOTOS_A_MEMBER ? known : { member: stage.member(), sent: 0 };
  sender.sent += 1;
  senders.set(stage, sender);
  return sender.member;
}

async function send(stage: Stage, photo: Buffer, name?: string, type?: string): Promise<string> {
  const member = await senderOf(stage);
  const startedAt = performance.now();
  const answer = await member.post('/api/validate-photo', photoForm(photo, name, type));
  const isInTime = performance.now() - startedAt <= IN_TIME;
  return `${outcomeOf(answer)}${isInTime ? '' : `, but after ${Math.round(performance.now() - startedAt)} ms`}`;
}

function outcomeOf({ status, detail }: Answer): string {
  if (status === 200) return 'judged';
  return status >= 400 && status < 500 && status !== 429 && detail ? 'refused' : `${status} ${detail}`;
}

function matches(seen: string, outcome: Outcome): string {
  return outcome === 'answered' ? seen.replace(/^(refused|judged)/, 'answered') : seen;
}

const files = HOSTILE_PHOTOS.map(([name, outcome, make]): Check => ({
  name: `Of ${name} the gate says: ${outcome}`,
  expected: outcome,
  // On a busy machine everything takes longer.
  weak: new RegExp(`^${outcome}, but after \\d{4} ms$`),
  async see(stage) {
    const photo = await make(await stage.photo());
    return matches(await send(stage, photo), outcome);
  },
}));

const NAMES: Record<string, [name: string, type?: string]> = {
  'a name that leads upwards': ['../../../etc/passwd'],
  'a name that leads upwards on another system': ['..\\..\\windows\\win.ini'],
  'a name of a thousand characters': ['a'.repeat(1000)],
  'a name with a line break': ['a\r\nX-Header: b.jpg'],
  'a name with NUL': ['a.jpg\u0000.php'],
  'a name that is a script': ['<script>.jpg'],
  'the type of a page': ['selfie.html', 'text/html'],
  'the type of a drawing': ['selfie.svg', 'image/svg+xml'],
  'a type that does not exist': ['selfie', 'x/y; charset="'],
};

const names = Object.entries(NAMES).map(([what, [name, type]]): Check => ({
  name: `A good photo with ${what} is judged by what is in it`,
  expected: 'judged',
  weak: /^judged, but after/,
  see: async (stage) => send(stage, await stage.photo(), name, type ?? 'image/jpeg'),
}));

const others: Check[] = [
  {
    name: 'Of sixteen photos with bytes changed none breaks anything',
    expected: 'answered ×16',
    weak: /^answered.*but after/,
    async see(stage) {
      const photo = await stage.photo();
      const seen: string[] = [];
      for (let seed = 0; seed < 16; seed++)
        seen.push(matches(await send(stage, mutated(photo, seed)), 'answered'));
      return countEach(seen);
    },
  },
  {
    name: 'The thumbnail of a photo with place and notes has neither',
    expected: 'webp without metadata',
    async see(stage) {
      const member = await stage.member();
      const { json } = await member.post('/api/scan-skin', scanForm(await withPlace(await stage.photo())));
      const scan = await endedScan(member, Number(json?.['id']));
      const { bytes } = await member.get(`/api/thumbnails/${String(scan['thumbnail_filename'])}`);
      const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      return `${format} ${exif || xmp || iptc || icc ? 'with' : 'without'} metadata`;
    },
  },
];

export const hostileFiles: Group = {
  name: 'hostile-files',
  isQuick: false,
  checks: [...files, ...names, ...others],
};
