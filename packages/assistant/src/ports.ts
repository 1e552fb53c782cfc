// What the assistant is asked, what it may know, and what it answers.
import type {
  CarePlan,
  ChatAnswer,
  ChatAuthor,
  EvidenceGrade,
  HomeRegion,
  LabelStatus,
  LeftOut,
  Plan,
  Preferences,
  Product,
  ProductReason,
  RoutineWarning,
  Scan,
  ScanComparison,
  Sign,
  StepKey,
  Tonight,
  Transparency,
  Usage,
} from '@daylit/contract';
import type { SourceId } from '@daylit/wording';

/** What an ingredient is. The catalogue of the server says which ingredients are in each class. */
export type IngredientClass =
  | ('aha' | 'azelaic' | 'barrier_lipid' | 'bha' | 'bpo' | 'caffeine' | 'clay' | 'common_irritant')
  | ('corticosteroid' | 'drying_alcohol' | 'fragrance' | 'humectant' | 'hydroquinone' | 'iron_oxides')
  | ('mercury' | 'niacinamide' | 'occlusive' | 'pha' | 'retinoid_cosmetic' | 'retinoid_drug' | 'scrub')
  | ('sensitiser_preservative' | 'soothing' | 'sulfur' | 'sunscreen_mineral' | 'sunscreen_organic')
  | ('tone_evening' | 'tranexamic' | 'vitc_derivative' | 'vitc_pure');

/** A product with what its label says. */
export interface LabelledProduct {
  product: Product;
  step: StepKey;
  /** The skin that a product is made for, as its maker says. */
  suits: readonly string[];
  /** Sun protection factor, null when the product claims none. */
  spf: number | null;
  label: {
    status: LabelStatus;
    ingredients: readonly { name: string; percent: number | null; classes: readonly IngredientClass[] }[];
    /** Every class with at least a trace. */
    contains: readonly IngredientClass[];
    /** Classes in an effective amount. */
    actives: readonly IngredientClass[];
  };
}

/** A product at its place in the member's routine. */
export interface RoutineProduct {
  daypart: 'morning' | 'night' | 'weekly' | 'additional';
  /** A step key; under `additional` whatever the product was called by. */
  step: string;
  product: LabelledProduct;
  /** The answer that leaves it out now. Null where none does. */
  leftOut: LeftOut | null;
}

/** What an ingredient is known by in a rule: its class, or its name on a label. */
export type Matcher = IngredientClass | { ingredient: string };

/** A rule of care plans. Rules of other kinds are about whole routines. */
export interface CareRule {
  level: 'block' | 'warn' | 'info' | 'none';
  check:
    | {
        kind: 'pair';
        first: readonly Matcher[];
        second: readonly Matcher[];
        within: 'application' | 'night' | 'day' | 'routine';
      }
    | { kind: 'profile'; trait: string; classes: readonly IngredientClass[] }
    | { kind: 'avoid_list' | 'unverified_label' | 'weekly_sessions' | 'needs_sunscreen' | 'calendar' };
  /** Why, in one sentence for the person. */
  reason: string;
  /** What to do instead, in one sentence. */
  fix: string;
  evidence: EvidenceGrade;
  sources: readonly SourceId[];
}

/** A concern that products can help with. */
export interface CareConcern {
  /** For the middle of a sentence. */
  name: string;
  signs: readonly Sign[];
  choices: readonly {
    class: IngredientClass;
    step: StepKey;
    evidence: EvidenceGrade;
    sources: readonly SourceId[];
  }[];
  /** Number of weeks after which an active shows its effect. */
  judgeAfter: readonly [from: number, to: number];
  /** When to see a doctor, in one sentence; null where there is no need to, or every report says it. */
  seeDoctor: string | null;
  adviceSources: readonly SourceId[];
}

/** Checks products against the rules of care plans, for one member. */
export interface ProductAdviser {
  routine: readonly RoutineProduct[];
  /** What the newest report suggests and still fits; null before the first one. */
  suggested: CarePlan | null;
  /** The member's avoid list. */
  avoid: readonly string[];
  advise(product: LabelledProduct): {
    reasonsFor: readonly ProductReason[];
    reasonsAgainst: readonly ProductReason[];
  };
  /** Whether no rule excludes it for this person, whatever the routine holds. */
  fits(product: LabelledProduct): boolean;
  /** The answer of the member that leaves a product out, in use or not; null where none does. */
  leftOut(product: LabelledProduct): LeftOut | null;
  /** The products, those first that suit the person best. A place cannot be bought. */
  rank(products: readonly LabelledProduct[]): readonly LabelledProduct[];
  /** Whether the member is to leave out what a class holds. */
  mustAvoid(key: string): boolean;
}

/**
 * The facts that may be stated to a member about themselves. They hold no data of other members and do not
 * identify the person. Each part is read when it is first needed, and only once.
 */
export interface MemberFacts {
  readonly now: Date;
  /** The member's current date, as YYYY-MM-DD. */
  readonly today: string;
  /** Where the member is, an IANA name. */
  readonly timeZone: string;
  /** Where the member lives; null where it was not told. */
  readonly region: HomeRegion | null;
  readonly plan: Plan;
  /** 13 to 17: no retinoid, acid or lightening advice, nothing against ageing, nothing for sale. */
  readonly isMinor: boolean;
  /** The rules and concerns of care plans, the same for every member. */
  readonly rules: readonly CareRule[];
  readonly concerns: readonly CareConcern[];
  profile(): Promise<{ preferences: Preferences }>;
  /** The scan that the question is about, else the newest complete one. Null before the first. */
  scan(): Promise<Scan | null>;
  /** That scan compared with the one before it, within the limits of comparison. Null without one. */
  comparison(): Promise<ScanComparison | null>;
  /** Number of complete scans. */
  countScans(): Promise<number>;
  routine(): Promise<readonly RoutineProduct[]>;
  warnings(): Promise<readonly RoutineWarning[]>;
  tonight(): Promise<Tonight>;
  adviser(): Promise<ProductAdviser>;
  /** Products of the catalogue and of the routine whose names hold the words, the best match first. */
  findProducts(words: string): Promise<readonly LabelledProduct[]>;
  /**
   * The products for a step, whatever the product is called: with an ingredient of one of these classes, or
   * of any kind when none is given.
   */
  findForStep(step: StepKey, classes: readonly IngredientClass[]): Promise<readonly LabelledProduct[]>;
  usage(): Promise<Usage>;
  /** The processors of data on this server. */
  transparency(): Promise<Transparency>;
}

/** One message of the conversation. */
export interface Message {
  role: 'user' | 'assistant';
  text: string;
  /** The products that the reply suggested, in order. */
  products: readonly Product[];
  /** The questions that the reply offered. */
  offers?: readonly string[];
}

/** What somebody said about themselves in a conversation, and what follows from it there. */
export interface OwnFact {
  /** The same fact said again has the same. */
  id: string;
  /** To the person: "You are allergic to aspirin". */
  sentence: string;
  /** The answers of a profile that it stands for, in this conversation. */
  preferences: Preferences;
  /** What follows, in whole sentences. */
  follows: string;
  /** The words in our texts for what it leaves out. */
  names: readonly string[];
  /** Whether the answers may be kept for later conversations. A course of medicine ends. */
  canKeep: boolean;
}

/** The input of a reply. */
export interface Question {
  /** 1 to 4,000 characters, without control characters and hidden comments. */
  text: string;
  /** The conversation before it, oldest first; at most the last 24 messages. */
  history: readonly Message[];
  /**
   * What the member said about themselves in the whole conversation, and has not taken back. Absent: what
   * `history` and `text` say.
   */
  told?: readonly OwnFact[];
  /** Whether a message that is not understood costs nothing, so that the reply can say it. */
  isMissFree?: boolean;
  facts: MemberFacts;
}

/** A search for products that a reply ends with. */
export interface ProductSearch {
  /** The request in words that can be shown. At most 500 characters. */
  product_intent: string;
  /** The step of the routine, for example `sunscreen`. */
  category: string;
}

/** The facts about a reply once all its words are there. */
export interface ReplyFacts extends Pick<
  ChatAnswer,
  'kind' | 'sources' | 'care' | 'follow_ups' | 'miss' | 'crisis' | 'actions'
> {
  answeredBy: ChatAuthor;
  /** The reply waits for products: `recommend` ends it. Null for a reply that is complete. */
  search: ProductSearch | null;
}

/** The end of a reply with products. */
export interface Recommendation extends Omit<ReplyFacts, 'search'> {
  reply: string;
  /** At most 4, from the catalogue, each with its `reason`. Empty when nothing fits: the reply says so. */
  products: Product[];
}
