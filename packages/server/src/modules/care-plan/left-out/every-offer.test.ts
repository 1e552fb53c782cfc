import type {
  CarePlan,
  CarePlanStep,
  ChatReply,
  ConfirmedCarePlanResult,
  Preferences,
  Product,
} from '@daylit/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsIn } from '../../../../test/chat-stream.ts';
import { type SignedIn, startTestServer } from '../../../../test/start-test-server.ts';
import { storeReport } from '../../../../test/stored-reports.ts';
import type { Reply } from '../../../../test/visitor.ts';
import { sampleCatalogue } from '../../catalogue/samples/sample-catalogue.ts';
import type { IngredientClass } from '../../catalogue/ports.ts';
import { pathsToProducts, readsAsText } from '../../../../test/answers-with-products.ts';

const server = await startTestServer({ hasAssistant: true });
afterAll(server.close);

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;
const RETINOL = 'sample:serum-dusk-retinol';
const PERFUMED = 'sample:serum-fen-niacinamide';
const ZONE = 'time_zone=Europe%2FBerlin';
const today = () => server.clock.now().toISOString().slice(0, 10);

/** What is left out in each of these answers, told from the labels alone. */
const ANSWERS: readonly [string, Preferences, (one: (typeof sampleCatalogue.products)[number]) => boolean][] =
  [
    ['pregnant or nursing', { pregnancy: 'yes' }, holds('retinoid_cosmetic', 'hydroquinone')],
    ['an avoid list', { avoid: ['Glycerin'] }, ({ label }) => label.ingredients.some(isGlycerin)],
    ['13 to 17', { age_band: '13-17' }, holds('retinoid_cosmetic', 'niacinamide', 'azelaic', 'bha', 'aha')],
    ['fragrance-free', { fragrance_free: true }, holds('fragrance')],
  ];

function holds(...classes: IngredientClass[]) {
  return ({ label }: (typeof sampleCatalogue.products)[number]) =>
    classes.some(
      (key) => (label.contains as readonly string[]).includes(key) && label.actives.includes(key),
    ) ||
    (classes.includes('fragrance') && label.contains.includes('fragrance'));
}

function isGlycerin({ name }: { name: string }): boolean {
  return name === 'GLYCERIN';
}

/**
 * Every call whose answer may hold a product, and how a member makes it. An answer that holds one for another
 * reason than to offer it has that reason instead.
 */
const CALLS: Record<
  string,
  ((member: SignedIn, ids: readonly string[]) => Promise<Reply | Reply[]>) | string
> = {
  getMe: (noor) => noor.get('/api/me'),
  acceptLegalTerms: (noor) =>
    noor.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date: server.clock.now().toISOString(),
    }),
  getExport: 'It holds everything that is kept, unfiltered.',
  getHandOver: 'It says what stands in the routine, to a doctor.',
  listScans: (noor) => noor.get('/api/checkins'),
  getScan: (noor) => noor.get('/api/checkins/1'),
  updateScan: (noor) => noor.patch('/api/checkins/1', { in_trend: true }),
  judgeFind: 'It answers with the check-in that getScan reads.',
  restoreFind: 'It answers with the check-in that getScan reads.',
  listScanEvents: (noor) => noor.get('/api/checkins/1/events'),
  listChatMessages: (noor) => noor.get('/api/chat-history'),
  resumeChat: (noor) =>
    noor.post('/api/chat2/resume', { message: 'x', product_intent: 'x', category: 'serum' }),
  streamChat: async (noor) => [
    await noor.post('/api/chat2/stream', { message: 'What do I use tonight?' }),
    await noor.post('/api/chat2/stream', { message: 'List my routine' }),
  ],
  getProfile: (noor) => noor.get('/api/profile'),
  updateProfile: (noor) => noor.post('/api/profile', { goals: ['Even tone'] }),
  confirmProduct: (noor) =>
    noor.patch('/api/profile/confirm-product', { step: 'hand_cream', product: { name: 'Hand Cream' } }),
  removeProduct: async (noor) => {
    const step = 'hand_balm';
    const { body } = await noor.patch('/api/profile/confirm-product', { step, product: { name: 'Balm' } });
    const { additional } = (body as ConfirmedCarePlanResult).confirmed_care_plan;
    return noor.patch('/api/profile/remove-product', { step, id: additional?.[step]?.product.id });
  },
  getProductTrial: (noor) => noor.get('/api/product-trial'),
  startProductTrial: (noor, ids) =>
    Promise.all(
      ids.map((product_id) =>
        noor.post('/api/product-trial', {
          product_id,
          sign: 'redness',
          weeks: 4,
          time_zone: 'Europe/Berlin',
        }),
      ),
    ),
  endProductTrial: 'The one that runs, as getProductTrial shows it.',
  deleteProductTrial: 'It holds no trial any more.',
  getProductTrialChoices: (noor, ids) =>
    Promise.all([
      noor.get(`/api/product-trial/choices?${ZONE}`),
      ...ids.map((id) => noor.get(`/api/product-trial/choices?${ZONE}&product_id=${encodeURIComponent(id)}`)),
    ]),
  checkRoutine: 'It warns of what stands in the routine.',
  getTonight: (noor) => noor.get(`/api/tonight?date=${today()}`),
  markRoutineDone: (noor) => noor.post('/api/tonight', { date: today(), daypart: 'night', is_done: true }),
  getRecommendations: (noor) => noor.get('/api/recommendations'),
  getProduct: (noor, ids) =>
    Promise.all(ids.map((id) => noor.get(`/api/products/${encodeURIComponent(id)}`))),
  getCalendarFile: (noor) => noor.get('/api/reminders/calendar-file'),
  getCalendar: 'The same as getCalendarFile.',
};

test('every call whose answer may hold a product is made here', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual([...pathsToProducts(), ...readsAsText()].toSorted());
});

describe.each(ANSWERS)('%s', (_words, preferences, isUnfit) => {
  const unfit = new Map(sampleCatalogue.products.filter(isUnfit).map(({ product }) => [product.id, product]));
  let noor: SignedIn;
  let taken: Product[];

  beforeAll(async () => {
    noor = await server.member({ plan: 'plus_annual', profile: { preferences: ADULT } });
    const plan = await storeReport(server, noor.id, { severities: { lines: 3 } }, withSerums);
    taken = productsOf(plan).filter(({ id }) => unfit.has(id));
    await askForProducts(noor);
    for (const id of [RETINOL, PERFUMED])
      await noor.patch('/api/profile/confirm-product', { step: 'serum', product: { id } });
    await noor.post('/api/product-trial', {
      product_id: taken[0]?.id ?? '',
      sign: 'redness',
      weeks: 4,
      time_zone: 'Europe/Berlin',
    });
    await noor.post('/api/profile', { preferences });
  });

  test('the answer leaves out something that was suggested', () => {
    expect(taken.length).toBeGreaterThan(0);
  });

  test.each(Object.entries(CALLS))('%s offers nothing that does not fit', async (operation, call) => {
    if (typeof call === 'string') return;
    const replies = [
      await call(
        noor,
        taken.map(({ id }) => id),
      ),
    ].flat();
    for (const { status, body } of replies) {
      expect(status).toBe(operation === 'startProductTrial' ? 409 : 200);
      expect(offersIn(body, unfit)).toEqual([]);
    }
  });

  test('nothing that was suggested and does not fit can be taken, and the answer says why', async () => {
    for (const { id, category } of taken) {
      const { status, headers, body } = await noor.patch('/api/profile/confirm-product', {
        step: category,
        product: { id },
      });
      expect({ status, trigger: headers.get('x-trigger-event') }).toEqual({
        status: 409,
        trigger: 'doesNotFit',
      });
      expect((body as { detail: string }).detail).toMatch(/^Left out: you said /);
    }
  });

  test('a suggested place says which answer leaves it out', async () => {
    const { care_plan } = (await noor.get('/api/profile')).body as { care_plan: CarePlan };
    const leftOut = [care_plan.morning, care_plan.night, care_plan.weekly]
      .flatMap((group) => Object.values(group))
      .filter((step) => step.left_out);
    expect(leftOut.length).toBeGreaterThan(0);
    for (const step of leftOut)
      expect(step).toMatchObject({
        kind: 'left_out',
        product: null,
        no_recommendation_reason: step.left_out?.sentence,
        left_out: { preference: Object.keys(preferences)[0] },
      });
  });
});

/** The plan with a retinol at night, and with a perfumed serum in the morning, which the rules put last. */
function withSerums(plan: CarePlan): CarePlan {
  return {
    ...plan,
    morning: { ...plan.morning, serum: stepOf(PERFUMED) },
    night: { ...plan.night, serum: stepOf(RETINOL) },
    tonight: 'Serum for lines: a pea-sized amount, once your skin has dried.',
  };
}

function stepOf(id: string): CarePlanStep {
  const found = sampleCatalogue.products.find(({ product }) => product.id === id);
  if (!found) throw new Error(`The sample catalogue has lost ${id}.`);
  const { product } = found;
  return { kind: 'product', instruction: 'A few drops.', product, no_recommendation_reason: null };
}

function productsOf({ morning, night, weekly }: CarePlan): Product[] {
  return [morning, night, weekly].flatMap((group) =>
    Object.values(group).flatMap(({ product }) => product ?? []),
  );
}

/** Makes a reply with products, which stays in the conversation. */
async function askForProducts(noor: SignedIn): Promise<void> {
  const message = 'Can you recommend a serum with retinol?';
  const search = eventsIn(await noor.post('/api/chat2/stream', { message })).at(-1);
  if (search?.type !== 'ready_for_resume') throw new Error(`No search: ${JSON.stringify(search)}`);
  const { product_intent, category } = search;
  const reply = await noor.post('/api/chat2/resume', { message, product_intent, category });
  if ((reply.body as ChatReply).products.length === 0) throw new Error('The chat suggested nothing.');
}

/** Where an answer holds a product that does not fit as something to use: its name, or the path to it. */
function offersIn(body: unknown, unfit: ReadonlyMap<string, Product>, path = ''): string[] {
  if (typeof body === 'string') return textOffers(body, unfit);
  if (typeof body !== 'object' || body === null) return [];
  const { id, left_out } = body as { id?: string; left_out?: object | null };
  const isLeftOut = typeof left_out === 'object' && left_out !== null;
  if (typeof id === 'string' && unfit.has(id) && !isLeftOut && !path.includes('left_out'))
    return [`${path} ${id}`];
  return Object.entries(body).flatMap(([key, part]) =>
    typeof part === 'object' ? offersIn(part, unfit, `${path}.${key}`) : [],
  );
}

/** A line that names a product says that it is left out. */
function textOffers(text: string, unfit: ReadonlyMap<string, Product>): string[] {
  return text
    .split('\n')
    .filter((line) => [...unfit.values()].some(({ name }) => line.includes(name)))
    .filter((line) => !line.includes('Left out: you said'));
}
