import { type Check, countEach, type Group } from '../check.ts';
import { createClient } from '../client.ts';
import { marked, photoForm, scanForm } from '../members.ts';
import { endedScan } from '../scans.ts';
import { perStage, type Stage } from '../stage.ts';

/** A trial has four scans a month. The app checks the limit before it sends; these callers do not. */
const SCANS = 4;

async function scanOften(
  stage: Stage,
  times: number,
): Promise<[string, Awaited<ReturnType<Stage['member']>>]> {
  const [member, photo] = [await stage.member(), await stage.photo()];
  const statuses: number[] = [];
  for (let n = 0; n < times; n++)
    statuses.push(
      (await member.post('/api/scan-skin', scanForm(marked(photo, `${member.email} ${n}`)))).status,
    );
  return [countEach(statuses), member];
}

/** A member without a scan left, whose rate limit allows two more calls in this minute. */
const exhausted = perStage(async (stage) => (await scanOften(stage, SCANS))[1]);

const checks: Check[] = [
  {
    name: 'Whoever skips the question before gets four scans and not five',
    expected: '202 ×4, 403',
    see: async (stage) => (await scanOften(stage, SCANS + 1))[0],
  },
  {
    name: 'The refusal names the event that the client raises',
    expected: '403 upgradeNeeded',
    async see(stage) {
      const member = await exhausted(stage);
      const { status, headers } = await member.post(
        '/api/scan-skin',
        scanForm(marked(await stage.photo(), 'one more')),
      );
      return `${status} ${String(headers['x-trigger-event'])}`;
    },
  },
  {
    name: 'Headers and fields that claim a plan change nothing',
    expected: '403 403',
    async see(stage) {
      const [, member] = await scanOften(stage, SCANS);
      const photo = await stage.photo();
      const header = await member.post('/api/scan-skin', scanForm(marked(photo, 'a')), {
        'x-plan': 'pro',
        'x-client-key': 'admin',
      });
      const query = await member.post('/api/scan-skin?plan=pro&is_admin=1', scanForm(marked(photo, 'b')));
      return `${header.status} ${query.status}`;
    },
  },
  {
    name: 'Another registration of the same person does not give the same account more',
    expected: '403',
    async see(stage) {
      const member = await exhausted(stage);
      const browser = createClient(member.url);
      const data = new FormData();
      data.append('email', member.email);
      data.append('password', member.password);
      await browser.post('/api/login', data);
      return String(
        (await browser.post('/api/scan-skin', scanForm(marked(await stage.photo(), 'again')))).status,
      );
    },
  },
  {
    name: 'The same photo within a minute is the same scan and costs once',
    expected: 'numbers 1, used 1',
    async see(stage) {
      const [member, photo] = [await stage.member(), await stage.photo()];
      const numbers = new Set<unknown>();
      for (let n = 0; n < 3; n++)
        numbers.add((await member.post('/api/scan-skin', scanForm(photo))).json?.['id']);
      const { json } = await member.get('/api/check-scan-limit');
      return `numbers ${[...numbers].join()}, used ${String(json?.['used'])}`;
    },
  },
  {
    name: 'A photo that the gate refuses is not counted',
    expected: '422, used 0',
    async see(stage) {
      const [member, photo] = [await stage.member(), await stage.photo()];
      const { status } = await member.post('/api/scan-skin', scanForm(photo.subarray(0, photo.length / 2)));
      const { json } = await member.get('/api/check-scan-limit');
      return `${status}, used ${String(json?.['used'])}`;
    },
  },
  {
    name: 'Six scans a minute are looked at, and not more',
    expected: '202 ×4, 403 ×2, 429 ×2',
    see: async (stage) => (await scanOften(stage, SCANS + 4))[0],
    // A new minute may start in the middle.
    weak: /^202 ×4, 403 ×[34], 429/,
  },
  {
    name: 'Twenty questions an hour whether a photo is good enough are answered, and not more',
    expected: '403 ×20, 429 ×2',
    async see(stage) {
      const member = await stage.member();
      // Without the consent each call is refused before the photo is read, but it still counts.
      await member.post('/api/consents', { purpose: 'photo_analysis', granted: false });
      const statuses: number[] = [];
      for (let n = 0; n < 22; n++)
        statuses.push((await member.post('/api/validate-photo', photoForm(Buffer.from('x')))).status);
      return countEach(statuses);
    },
  },
  {
    name: 'A scan that has ended is counted once',
    expected: 'complete, used 1',
    async see(stage) {
      const [member, photo] = [await stage.member(), await stage.photo()];
      const { json } = await member.post('/api/scan-skin', scanForm(photo));
      const { status } = await endedScan(member, Number(json?.['id']));
      const { json: limit } = await member.get('/api/check-scan-limit');
      return `${String(status)}, used ${String(limit?.['used'])}`;
    },
  },
];

export const allowance: Group = { name: 'allowance', isQuick: false, checks };
