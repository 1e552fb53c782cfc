import type {
  ProductTrial,
  ProfileView,
  Recommendations,
  RoutineDone,
  Tonight,
  TrendsView,
  Usage,
  UserView,
} from '@daylit/contract';
import { formatDate, formatDay, formatUtcDay } from '../lib/format-date.ts';
import { hasChanged, inText, toldTrend } from '../lib/trend-words.ts';

const LIST = new Intl.ListFormat('en-GB');

/** The tiles of the dashboard. */
export type Tile = 'care_plan' | 'timeline' | 'upload' | 'chat' | 'recommendations' | 'account';

/** The lines about today, one short sentence per tile. A tile without one keeps its hint. */
export type DashboardLines = Partial<Record<Tile, string>>;

/** What has been loaded so far. */
export interface DashboardFacts {
  now: Date;
  user: Pick<UserView, 'plan' | 'plan_expires_at' | 'next_invoice_date' | 'scheduled_plan'>;
  usage?: Usage | undefined;
  trends?: TrendsView | undefined;
  profile?: Pick<ProfileView, 'confirmed_care_plan'> | undefined;
  /** Today's steps of the routine, and the member's current part of the day. */
  tonight?: Tonight | undefined;
  daypart: RoutineDone['daypart'];
  recommendations?: Recommendations | undefined;
  /** The product trial; null without any. */
  productTrial?: Pick<ProductTrial, 'next_scan'> | null | undefined;
}

const DAY = 86_400_000;

/** Characters that fit in two lines of a tile. */
const LONGEST_LINE = 44;

/** Skin changes slowly, so an earlier scan shows little. Ours. */
const DAYS_BETWEEN_SCANS = 28;

/** The lines for the loaded facts. Nothing is guessed. */
export function dashboardLines(facts: DashboardFacts): DashboardLines {
  const lines: Record<Tile, string | undefined> = {
    care_plan: tonightLine(facts),
    timeline: timelineLine(facts),
    upload: uploadLine(facts),
    chat: messagesLine(facts),
    recommendations: productsLine(facts),
    account: planLine(facts),
  };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined));
}

/** The steps of this part of the day, and in the evening the strong ones by name if they fit. */
function tonightLine({ tonight, daypart }: DashboardFacts): string | undefined {
  const count = tonight?.[daypart].steps.length ?? 0;
  const out = tonight?.[daypart].left_out.length ?? 0;
  if (!tonight || count + out === 0) return undefined;
  const when = daypart === 'night' ? 'Tonight' : 'This morning';
  if (count === 0) return `${when}: ${out === 1 ? '1 product is' : `${out} products are`} left out.`;
  if (tonight[daypart].is_done) return `${when}: done.`;
  const steps = `${when}: ${count === 1 ? '1 step' : `${count} steps`}`;
  const today = tonight.week.find(({ date }) => date === tonight.date);
  const names =
    daypart === 'night' ? (today?.actives.filter(({ waits }) => !waits).map(({ name }) => name) ?? []) : [];
  const whole = `${steps}, with ${LIST.format(names)}.`;
  return names.length > 0 && whole.length <= LONGEST_LINE ? whole : `${steps}.`;
}

/** What a sign does over the run of scans, else between two of them, else the date of the last scan. */
function timelineLine({ trends }: DashboardFacts): string | undefined {
  const last = trends?.scans.at(-1);
  if (!trends || !last) return undefined;
  const told = trends.measures.flatMap(({ concern_name, trend }) => {
    const words = toldTrend(trend);
    return words ? [{ ...words, line: `${concern_name} ${inText(words.title)}.` }] : [];
  });
  const [first] = told.toSorted((a, b) => Number(a.change === 'same') - Number(b.change === 'same'));
  if (first && first.change !== 'same') return first.line;
  const changed = trends.measures.find((measure) => !toldTrend(measure.trend) && hasChanged(measure));
  const since = trends.scans.find(({ checkin_id }) => checkin_id === changed?.since);
  if (!changed || !since) return first?.line ?? `Last scan ${tied(formatDay(last.created_at))}.`;
  const word = changed.change === 'less_visible' ? 'calmer' : 'a little more';
  return `${changed.concern_name} ${word} since ${tied(formatDay(since.created_at))}.`;
}

/** When the next scan makes sense, maybe later than the plan allows it. A product trial comes first. */
function uploadLine({ productTrial, trends, usage, now }: DashboardFacts): string | undefined {
  const wanted = productTrial?.next_scan;
  if (wanted)
    return wanted.in_days === 0
      ? `Scan for your trial by ${tied(formatUtcDay(wanted.to))}.`
      : `Next scan for your trial: ${tied(formatUtcDay(wanted.from))}.`;
  const last = trends?.scans.at(-1);
  if (!last) return undefined;
  const sensible = Date.parse(last.created_at) + DAYS_BETWEEN_SCANS * DAY;
  const { limit = 1, used = 0, resets_at = null } = usage?.scans ?? {};
  const allowed = used >= limit && resets_at !== null ? Date.parse(resets_at) : 0;
  const next = Math.max(sensible, allowed);
  if (next <= now.getTime()) return 'A scan makes sense now.';
  return `Next scan makes sense from ${tied(formatDay(new Date(next).toISOString()))}.`;
}

function messagesLine({ usage }: DashboardFacts): string | undefined {
  if (!usage) return undefined;
  const { limit, used } = usage.messages;
  return `${Math.max(0, limit - used)} of ${limit} messages left.`;
}

/** A missing sunscreen, else the number of products. */
function productsLine({ recommendations, profile }: DashboardFacts): string | undefined {
  if (!recommendations) return undefined;
  const { care_plan: _, ...groups } = recommendations;
  const products = new Map(
    Object.values(groups)
      .flat()
      .map((product) => [product.id, product]),
  );
  const inUse =
    profile?.confirmed_care_plan.flatMap(({ steps }) =>
      steps.flatMap(({ key, product }) => (product.left_out ? [] : key)),
    ) ?? [];
  const sunscreens = [...products.values()].filter(({ category }) => category === 'sunscreen').length;
  if (inUse.length > 0 && !inUse.includes('sunscreen') && sunscreens > 0)
    return `Your plan lacks a sunscreen: ${sunscreens} fit${sunscreens === 1 ? 's' : ''} you.`;
  if (products.size === 0) return undefined;
  return products.size === 1 ? '1 product fits you.' : `${products.size} products fit you.`;
}

function planLine({ user }: DashboardFacts): string | undefined {
  const { plan, plan_expires_at, next_invoice_date, scheduled_plan } = user;
  if (plan === 'free') return 'Free plan.';
  if (plan === 'trial')
    return plan_expires_at === null ? undefined : `Trial until ${tied(day(plan_expires_at, formatDay))}.`;
  const name = plan.startsWith('plus') ? 'Plus' : 'Pro';
  if (scheduled_plan === 'canceled' && plan_expires_at !== null)
    return `${name} until ${tied(day(plan_expires_at, formatDate))}.`;
  if (next_invoice_date === null) return `${name} plan.`;
  return `${name}, renews ${tied(day(next_invoice_date, formatDate))}.`;
}

function day(seconds: number, format: (iso: string) => string): string {
  return format(new Date(seconds * 1000).toISOString());
}

/** A date is not broken over two lines. */
function tied(date: string): string {
  return date.replaceAll(' ', '\u00A0');
}
