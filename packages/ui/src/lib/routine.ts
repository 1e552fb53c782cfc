// The suggested routine, as the API names and shapes it. A report shows it, and so does the page of the care plan.

export interface CarePlan {
  morning: CarePlanGroup;
  night: CarePlanGroup;
  weekly: CarePlanGroup;
  notes: readonly string[];
}

/** Step key, for example "eye_cream", to step. */
export type CarePlanGroup = Readonly<Record<string, CarePlanStep>>;

export interface CarePlanStep {
  instruction: string;
  product: Product | null;
  /** One sentence, where the step is left out. */
  no_recommendation_reason: string | null;
}

export interface Product {
  id: string;
  name: string;
  /** Step key. */
  category: string;
  /** Step key that it was suggested for. */
  suggested_category: string | null;
  image_url: string | null;
  product_url: string | null;
  /** US dollars. */
  price: number | null;
  /** 0 to 5. */
  rating: number | null;
  /** Added by the person. */
  is_custom: boolean;
  /** Part of the person's own routine. */
  is_confirmed: boolean;
  /** A fictional product of the sample catalogue. */
  is_sample: boolean;
  /** Why this one: one sentence. */
  reason?: string;
}
