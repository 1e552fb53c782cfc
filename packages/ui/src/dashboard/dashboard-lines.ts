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
import { nextSensibleScan } from '../lib/next-sensible-scan.ts';
import { byWeight, inText, toldTrend } from '../lib/trend-words.ts';

/** The tiles of the dashboard. */
export type Tile = 'care_plan' | 'timeline' | 'upload' | 'chat' | 'recommendations' | 'account';

/** The lines about today, one short sentence per tile. A tile without one keeps its hint. */
export type DashboardLines = Partial<Record<Tile, string>>;

/** What has been loaded so far. */
export interface DashboardFacts {
  now: Date;
  /** What cannot be used without the server says so. Default false. */
  isOffline?: boolean;
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

const NEEDS_CONNECTION = 'Needs a connection.';

/** The lines for the loaded facts. Nothing is guessed. */
export function dashboardLines(facts: DashboardFacts): DashboardLines {
  const lines: Record<Tile, string | undefined> = {
    care_plan: tonightLine(facts),
    timeline: timelineLine(facts),
    upload: facts.isOffline ? NEEDS_CONNECTION : uploadLine(facts),
    // How many messages are left is said in the chat.
    chat: facts.isOffline ? NEEDS_CONNECTION : undefined,
    recommendations: facts.isOffline && !facts.recommendations ? NEEDS_CONNECTION : productsLine(facts),
    account: planLine(facts),
  };
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== undefined));
}

/** The steps of this part of the day. */
function tonightLine({ tonight, daypart }: DashboardFacts): string | undefined {
  const count = tonight?.[daypart].steps.length ?? 0;
  const out = tonight?.[daypart].left_out.length ?? 0;
  if (!tonight || count + out === 0) return undefined;
  const when = daypart === 'night' ? 'Tonight' : 'This morning';
  if (count === 0) return `${when}, ${out === 1 ? '1 product is' : `${out} products are`} left out`;
  if (tonight[daypart].is_done) return `${when}: done`;
  return `${when}, ${count === 1 ? '1 step' : `${count} steps`}`;
}

/** What a sign does over the run of scans; before that is known, since when there are scans. */
function timelineLine({ trends }: DashboardFacts): string | undefined {
  if (!trends) return undefined;
  const [first] = trends.scans;
  if (!first) return 'Take your first photo';
  const [lead] = byWeight(trends.measures);
  const told = toldTrend(lead?.trend);
  if (lead && told) return `${lead.concern_name} ${inText(told.title)}`;
  const count = trends.scans.length === 1 ? '1 scan' : `${trends.scans.length} scans`;
  return `${count} since ${tied(formatDay(first.created_at))}`;
}

/** When the next scan makes sense, maybe later than the plan allows it. A product trial comes first. */
function uploadLine({ productTrial, trends, usage, now }: DashboardFacts): string | undefined {
  const wanted = productTrial?.next_scan;
  if (wanted)
    return wanted.in_days === 0
      ? `Scan for your trial by ${tied(formatUtcDay(wanted.to))}`
      : `Next scan for your trial: ${tied(formatUtcDay(wanted.from))}`;
  const last = trends?.scans.at(-1);
  if (!last) return undefined;
  const next = nextSensibleScan(last.created_at, usage?.scans);
  if (Date.parse(next) <= now.getTime()) return 'A photo makes sense now';
  return `Next photo around ${tied(formatDay(next))}`;
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
    return `Your plan lacks a sunscreen: ${sunscreens} fit${sunscreens === 1 ? 's' : ''} you`;
  if (products.size === 0) return undefined;
  return products.size === 1 ? '1 product fits you' : `${products.size} products fit you`;
}

function planLine({ user }: DashboardFacts): string | undefined {
  const { plan, plan_expires_at, next_invoice_date, scheduled_plan } = user;
  if (plan === 'free') return 'Free plan';
  if (plan === 'trial')
    return plan_expires_at === null ? undefined : `Trial until ${tied(day(plan_expires_at, formatDay))}`;
  const name = plan.startsWith('plus') ? 'Plus' : 'Pro';
  if (scheduled_plan === 'canceled' && plan_expires_at !== null)
    return `${name} until ${tied(day(plan_expires_at, formatDate))}`;
  if (next_invoice_date === null) return `${name} plan`;
  return `${name}, renews ${tied(day(next_invoice_date, formatDate))}`;
}

function day(seconds: number, format: (iso: string) => string): string {
  return format(new Date(seconds * 1000).toISOString());
}

/** A date is not broken over two lines. */
function tied(date: string): string {
  return date.replaceAll(' ', '\u00A0');
}
