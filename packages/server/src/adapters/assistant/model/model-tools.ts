import { ALLOWANCES, PLAN_NAMES, PRICES, SIGN_NAMES, STEP_KEY_VALUES } from '@daylit/contract';
import type { MemberFacts } from '../../../modules/chat/ports.ts';
import { measured } from './model-prompt.ts';

/** What a model may look up about the person while it answers. */
const LOOKUPS = {
  report: {
    description: "The person's last skin report: signs, severities of 5, places.",
    read: async (facts: MemberFacts) => measured(await facts.scan()) ?? 'There is no report yet.',
  },
  trend: {
    description: "How the person's signs changed over the scans.",
    read: trendOf,
  },
  routine: {
    description: "What the person's routine asks for tonight, this morning and this week.",
    read: routineOf,
  },
  usage: {
    description: 'How many scans and messages the person has used, and when they start over.',
    read: async (facts: MemberFacts) => {
      const { scans, messages } = await facts.usage();
      const left = ({ limit, used, resets_at }: typeof scans) => ({
        limit,
        used,
        left: Math.max(0, limit - used),
        resets_at,
      });
      return { scans: left(scans), messages: left(messages) };
    },
  },
  plans: {
    description: 'The plan the person is on, and what the plans include and cost.',
    read: async ({ plan }: MemberFacts) => ({
      your_plan: plan,
      plans: Object.entries(PLAN_NAMES).map(([tier, name]) => ({
        name,
        ...ALLOWANCES[tier as keyof typeof PLAN_NAMES],
      })),
      prices: Object.values(PRICES).map(({ plan: sold, period, kind, amount }) => ({
        plan: sold,
        period,
        kind,
        price: `$${amount / 100}`,
      })),
    }),
  },
} as const satisfies Record<string, { description: string; read(facts: MemberFacts): Promise<unknown> }>;

export type Lookup = keyof typeof LOOKUPS;

export const isLookup = (name: string): name is Lookup => Object.hasOwn(LOOKUPS, name);

/** The answer of a lookup, as the model gets it. */
export async function lookUp(name: Lookup, facts: MemberFacts): Promise<string> {
  return JSON.stringify(await LOOKUPS[name].read(facts));
}

/** A call of it looks nothing up: it only ends the answer, and this server finds the products. */
const SEARCH_TOOL = {
  type: 'function' as const,
  name: 'search_products',
  description: 'Looks for products in the catalogue, when the person wants one.',
  inputSchema: {
    type: 'object' as const,
    additionalProperties: false,
    required: ['product_intent', 'category'],
    properties: {
      product_intent: { type: 'string' as const, description: 'What is wanted, in a few plain words.' },
      category: { type: 'string' as const, enum: [...STEP_KEY_VALUES] },
    },
  },
};

/** The tools of an answer. Once enough was looked up, only the search is left. */
export function toolsFor(mayLookUp: boolean) {
  const lookups = mayLookUp ? Object.entries(LOOKUPS) : [];
  return [
    SEARCH_TOOL,
    ...lookups.map(([name, { description }]) => ({
      type: 'function' as const,
      name,
      description,
      inputSchema: { type: 'object' as const, additionalProperties: false, properties: {} },
    })),
  ];
}

async function trendOf(facts: MemberFacts): Promise<unknown> {
  const comparison = await facts.comparison();
  if (!comparison) return 'There are not two scans to compare yet.';
  const { result, reason, trend, signs, may_not_say } = comparison;
  return {
    over_all_scans: trend ?? null,
    last_two_scans: result,
    reason,
    signs: signs.map((one) => ({
      sign: SIGN_NAMES[one.sign],
      last_two: one.change,
      over_all_scans: one.trend?.sentence ?? null,
    })),
    never_say: may_not_say,
  };
}

async function routineOf(facts: MemberFacts): Promise<unknown> {
  const { morning, night, week, notes } = await facts.tonight();
  const steps = (part: typeof morning) => ({
    is_done: part.is_done,
    steps: part.steps.map(({ product, instruction }) => ({ name: product.name, instruction })),
    waiting: part.waiting,
    left_out: part.left_out.map(({ product, left_out: why }) => ({ name: product.name, why: why.sentence })),
  });
  return {
    this_morning: steps(morning),
    tonight: steps(night),
    notes,
    week: week.map(({ weekday, actives }) => ({
      weekday,
      uses: actives.filter(({ waits }) => !waits).map(({ name }) => name),
    })),
  };
}
