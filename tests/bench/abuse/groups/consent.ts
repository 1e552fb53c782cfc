import { type Check, type Group } from '../check.ts';
import { ANSWERS, marked, type Member, photoForm, scanForm, verify } from '../members.ts';
import { endedScan } from '../scans.ts';
import { perStage, type Stage } from '../stage.ts';

/** The preconditions of a scan, one call each. */
const STEPS = {
  age: (member: Member) => member.post('/api/onboarding', ANSWERS),
  terms: (member: Member) =>
    member.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date: new Date().toISOString(),
    }),
  consent: (member: Member) => member.post('/api/consents', { purpose: 'photo_analysis', granted: true }),
};

type Step = keyof typeof STEPS;

async function memberWith(stage: Stage, steps: readonly Step[]): Promise<Member> {
  const member = await verify((await stage.product()).url, stage.mails);
  for (const step of steps) await STEPS[step](member);
  return member;
}

async function tryToScan(stage: Stage, member: Member): Promise<string> {
  const { status, detail } = await member.post('/api/scan-skin', scanForm(await stage.photo()));
  const { json } = await member.get('/api/checkins/latest');
  return `${status} ${detail ? 'with detail' : 'without detail'}, ${json?.['id'] === null ? 'nothing stored' : 'stored'}`;
}

const WITHOUT: [what: string, steps: readonly Step[]][] = [
  ['consent, age and terms', []],
  ['consent', ['age', 'terms']],
  ['age', ['consent', 'terms']],
  ['accepted terms', ['consent', 'age']],
];

const missing = WITHOUT.map(([what, steps]): Check => ({
  name: `Without ${what} the server refuses a scan, whatever the client has checked`,
  expected: '403 with detail, nothing stored',
  see: async (stage) => tryToScan(stage, await memberWith(stage, steps)),
}));

const refusedAnswers: Check[] = [
  {
    name: 'Somebody under 13 is erased and signed out',
    expected: '403, then 401, login 401',
    async see(stage) {
      const member = await memberWith(stage, []);
      const { status } = await member.post('/api/onboarding', {
        ...ANSWERS,
        preferences: { age_band: 'under_13' },
      });
      const after = await member.get('/api/me');
      const data = new FormData();
      data.append('email', member.email);
      data.append('password', member.password);
      return `${status}, then ${after.status}, login ${(await member.post('/api/login', data)).status}`;
    },
  },
  {
    name: 'Onboarding without an age is refused',
    expected: '422',
    see: async (stage) =>
      String(
        (await (await stage.bystander()).post('/api/onboarding', { ...ANSWERS, preferences: {} })).status,
      ),
  },
  {
    name: 'Terms can be accepted and not declined by this call',
    expected: '422',
    async see(stage) {
      const body = { agreed_to_terms: false, agreed_to_terms_date: new Date().toISOString() };
      return String((await (await stage.bystander()).post('/api/update-legal-acceptance', body)).status);
    },
  },
  {
    name: "The date of an acceptance is the server's, whatever the client's clock says",
    expected: 'of this minute',
    async see(stage) {
      const member = await stage.member();
      const { json } = await member.post('/api/update-legal-acceptance', {
        agreed_to_terms: true,
        agreed_to_terms_date: '1999-01-01T00:00:00Z',
      });
      const age = Date.now() - Date.parse(String(json?.['agreed_to_terms_date']));
      return Math.abs(age) < 60_000 ? 'of this minute' : String(json?.['agreed_to_terms_date']);
    },
  },
  {
    name: 'A consent for what this server does not do is refused',
    expected: '422',
    see: async (stage) =>
      String(
        (await (await stage.bystander()).post('/api/consents', { purpose: 'external_ai', granted: true }))
          .status,
      ),
  },
];

/** A scan that was queued when its member withdrew the consent. */
const stoppedScan = perStage(async (stage) => {
  const [member, photo] = [await stage.member(), await stage.photo()];
  const others = await Promise.all(Array.from({ length: 5 }, () => stage.member()));
  await Promise.all(
    others.map((other, n) => other.post('/api/scan-skin', scanForm(marked(photo, `before ${n}`)))),
  );
  const { json } = await member.post('/api/scan-skin', scanForm(marked(photo, 'withdrawn')));
  const withdrawal = await member.post('/api/consents', { purpose: 'photo_analysis', granted: false });
  return { member, withdrawal, scan: await endedScan(member, Number(json?.['id'])) };
});

const withdrawn: Check[] = [
  {
    name: 'After the consent is withdrawn the gate and the scan refuse',
    expected: '403 403',
    async see(stage) {
      const member = await stage.member();
      await member.post('/api/consents', { purpose: 'photo_analysis', granted: false });
      const gate = await member.post('/api/validate-photo', photoForm(await stage.photo()));
      const scan = await member.post('/api/scan-skin', scanForm(await stage.photo()));
      return `${gate.status} ${scan.status}`;
    },
  },
  {
    name: 'A withdrawn consent stops an analysis that waits',
    expected: 'withdrawn 200, no report',
    async see(stage) {
      const { withdrawal, scan } = await stoppedScan(stage);
      return `withdrawn ${withdrawal.status}, ${scan['status'] === 'complete' ? 'a report' : 'no report'}`;
    },
  },
  {
    name: 'A scan that a withdrawn consent has stopped costs nothing, and its photo is deleted',
    expected: 'used 0, deleted',
    async see(stage) {
      const { member, scan } = await stoppedScan(stage);
      const { json: limit } = await member.get('/api/check-scan-limit');
      const receipt = scan['photo_receipt'] as { deleted_at: string | null };
      return `used ${String(limit?.['used'])}, ${receipt.deleted_at ? 'deleted' : 'kept'}`;
    },
  },
];

export const consent: Group = {
  name: 'consent',
  isQuick: false,
  checks: [...missing, ...refusedAnswers, ...withdrawn],
};
