// The ports of care plans.
import type {
  CarePlan,
  CarePlanLead,
  ConfirmedCarePlan,
  ConfirmedDaypart,
  ConditionNotes,
  HomeRegion,
  LeftOut,
  Preferences,
  Product,
  ProductReason,
  ProductNeeds,
  ProductTrialWindow,
  RoutineWarning,
  SkinSensitivityFinding,
  SkinTypeFinding,
  Tonight,
  Weekday,
} from '@daylit/contract';
import type { CatalogueProduct, ProductCatalogue, ShelfSlot } from '../catalogue/ports.ts';
import type { Objection } from './left-out/objections-to.ts';
import type { StoppableMails } from './stop-links.ts';

export { fitCarePlan, fitProductNeeds, type LeftOutOf, plannedProducts } from './left-out/fit-care-plan.ts';
export { refuseLeftOut } from './left-out/refuse-left-out.ts';
export { presentLeftOut } from './left-out/objections-to.ts';
export { withTold } from './with-told.ts';
export { CONCERNS } from './concerns.ts';
export { RULES } from './rules.ts';

/** The input of a care plan. The same facts give the same care plan. */
export interface CarePlanFacts {
  skin_type: SkinTypeFinding;
  /** Null when nothing was asked and nothing answered. */
  skin_sensitivity: SkinSensitivityFinding | null;
  condition_notes: Pick<ConditionNotes, 'key_concerns_identified' | 'measurements'>;
  goals: readonly string[];
  /** The person's own concerns. */
  issues: readonly string[];
  preferences: Preferences;
  catalogue: ProductCatalogue;
}

/** An active that an earlier report suggested first, and that is still in use or may be. */
export interface BegunActive extends CarePlanLead {
  /** The day on which the member added it, as YYYY-MM-DD; null where no routine is kept here. */
  usedSince: string | null;
}

/** The day of the decision, and what is in use then. */
export interface Course {
  /** The member's own date, as YYYY-MM-DD. */
  today: string;
  /** Where the member lives, for the order of dates; null where it was not told. */
  region: HomeRegion | null;
  begun: BegunActive | null;
  /** What the member took out of the routine. It is not suggested again. */
  removed: readonly CatalogueProduct[];
}

/** The input of a whole care plan. */
export interface PlannedFacts extends CarePlanFacts {
  course: Course;
}

/** Finds actives that earlier reports started and that are not finished. */
export interface Courses {
  /** As of the moment of a scan. */
  find(userId: number, at: Date): Promise<Course>;
}

/** A decided care plan. Its two parts are built separately, at different stages of a report. */
export interface CarePlanDecision {
  carePlan(): CarePlan;
  productNeeds(): ProductNeeds;
}

/** Decides care plans by rules, from the products that this server knows. */
export interface CarePlanner {
  decide(facts: Omit<PlannedFacts, 'catalogue'>): Promise<CarePlanDecision>;
  /** Whether a goal or a concern, in a person's own words, is one that we give no advice on before 18. */
  isForAdults(words: string): boolean;
}

/** A product at its place in a routine. */
export interface PlacedByMember {
  daypart: ConfirmedDaypart;
  /** A step key; under `additional` whatever the product was called by. */
  step: string;
  /** `product.is_custom` marks a product of the member's own, whose label is at best `reported`. */
  product: CatalogueProduct;
  /** The days that the member chose; null when Daylit chooses. */
  days: readonly Weekday[] | null;
  /** When the product was first added to the routine, at any place. */
  addedAt: Date;
  description: string | null;
  /** The pasted list of a product of the member's own. */
  ingredientText: string | null;
}

/** A product of the routine that a member uses. */
export interface ConfirmedProduct extends PlacedByMember {
  /** The answer that leaves it out now: it keeps its place, and is not to be used. Null where none does. */
  leftOut: LeftOut | null;
}

/** A product that a member took out of the routine, and where it stood. */
export interface RemovedProduct extends Pick<ConfirmedProduct, 'daypart' | 'step' | 'product' | 'leftOut'> {
  removedAt: Date;
}

/** What the answers of one member say against products, the most serious first. Empty: nothing. */
export interface MemberLeftOuts {
  /** Of what is in use. */
  ofUsed(product: CatalogueProduct): Objection[];
  /** Of what is offered or taken, where an ingredient list that nobody has checked counts too. */
  ofOffered(product: CatalogueProduct): Objection[];
}

/** Decides which products the answers of a member leave out at this moment. */
export interface LeftOuts {
  /** `told`: answers that a conversation adds to those of the profile. */
  of(userId: number, told?: Preferences): Promise<MemberLeftOuts>;
  /** The same for products as they were once sent and stored. */
  ofStored(
    userId: number,
    products: readonly Product[],
    told?: Preferences,
  ): Promise<(product: Product) => LeftOut | null>;
  /** A stored care plan as it holds now. */
  fitPlan(userId: number, plan: CarePlan, told?: Preferences): Promise<CarePlan>;
}

/** Members' routines. */
export interface ConfirmedPlans {
  /** In the order in which the products were added; one entry per place. */
  read(userId: number): Promise<ConfirmedProduct[]>;
  /** Products that were removed from the routine and could be brought back, the newest first. */
  readRemoved(userId: number): Promise<RemovedProduct[]>;
  /** As it is sent. */
  present(userId: number): Promise<ConfirmedCarePlan>;
}

/** How many members use which product. */
export interface ProductPeople {
  /** Counts them for `find`. Reads the routines of everybody, in steps. */
  count(signal: AbortSignal): Promise<void>;
  /** As last counted. Products that fewer than five members use are absent. */
  find(productIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What a routine contains on a day. */
export interface Tonights {
  /** `date` is the member's own, as YYYY-MM-DD. Throws a 422 when it is more than two days from now. */
  find(userId: number, date: string): Promise<Tonight>;
  /**
   * The newest care plan, as it holds on the member's day: with the product to start next, and the one thing
   * to do tonight.
   */
  planToday(userId: number, fitted: CarePlan): Promise<CarePlan>;
}

/** The days on which a product trial asks for a scan, as calendar days of the person. */
export interface DueProductTrialScan extends Pick<ProductTrialWindow, 'name' | 'from' | 'to'> {
  product_name: string;
}

/** Implemented by product trials: when members scan next for them. */
export interface DueProductTrialScans {
  /** The scans whose days are known: before the first scan only that one, because it sets the other days. */
  list(userId: number): Promise<DueProductTrialScan[]>;
}

/** The warnings about a member's routine. */
export interface RoutineWarnings {
  find(userId: number): Promise<readonly RoutineWarning[]>;
}

/** The reasons for and against one product, for one member. */
export interface ProductAdvice {
  reasonsFor: ProductReason[];
  reasonsAgainst: ProductReason[];
  /** How many of the reasons against it are about the member's routine. */
  conflicts: number;
}

/**
 * Knows one member's answers, newest report and routine, and checks products against the rules of care plans.
 */
export interface ProductAdviser {
  routine: readonly ConfirmedProduct[];
  /** Ids of what the member took out of the routine. */
  removed: ReadonlySet<string>;
  /** What the newest report suggests and still fits; null before the first one. */
  suggested: CarePlan | null;
  /** The member's avoid list. */
  avoid: readonly string[];
  /** Where on the shelf to look for these steps, with what helps the member's concerns. */
  slotsFor(steps: readonly ShelfSlot['step'][]): ShelfSlot[];
  advise(product: CatalogueProduct): ProductAdvice;
  /** Whether the member has not removed it and no rule excludes it. Ignores the rest of the routine. */
  fits(product: CatalogueProduct): boolean;
  /** The answer of the member that leaves a product out, in use or not; null where none does. */
  leftOut(product: CatalogueProduct): LeftOut | null;
  /** The products in order, the one that suits the person best first. Nobody can pay for a place. */
  rank<Ranked extends CatalogueProduct>(products: readonly Ranked[]): Ranked[];
  /** Whether the member is to leave out what a class holds. */
  mustAvoid(key: string): boolean;
}

/** Creates the adviser of a member. */
export interface ProductAdvisers {
  /** `told`: answers that a conversation adds to those of the profile. */
  of(userId: number, told?: Preferences): Promise<ProductAdviser>;
}

/** Turns mails off and on by the token of the link under them; undefined for one that is not ours. */
export interface MailSwitches {
  find(token: string): Promise<MailSwitch | undefined>;
  turn(token: string, isOn: boolean): Promise<MailSwitch | undefined>;
}

export interface MailSwitch {
  mails: StoppableMails;
  isOn: boolean;
}

/** What the catalogue's pages need of care plans. */
export interface CarePlanAdvice {
  confirmedPlans: ConfirmedPlans;
  productPeople: ProductPeople;
  productAdvisers: ProductAdvisers;
}
