import type { Product, Recommendations } from '@daylit/contract';

function product(
  id: string,
  name: string,
  category: string,
  price: number | null,
  rating: number | null,
  facts: Partial<Product> = {},
): Product {
  return {
    id,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url: `https://example.com/products/${id}`,
    price,
    rating,
    is_custom: false,
    is_confirmed: false,
    is_sample: false,
    ...facts,
  };
}

const inUse = { is_confirmed: true };

const cleanser = product('s1', 'Oat Field Gel Cleanser', 'cleanser', 14.5, 4.6, inUse);
const serum = product('s2', 'Niacinamide 5% Daily Serum', 'serum', 22.9, 4.7, inUse);
const zinc = product('s9', 'Zinc Daily Shield SPF 30', 'sunscreen', 15, 4.2, { ...inUse, is_custom: true });
const moisturizer = product('s4', 'Ceramide Evening Cream', 'moisturizer', 26, 4.8, inUse);
const exfoliant = product('s5', 'Lactic Acid 5% Polish', 'exfoliant', 21.75, 4.1, inUse);
const gel = product('a1', 'Aloe Water Gel', 'moisturizer', 12.5, 4.4);
const toner = product('a2', 'Willow Bark Toner', 'toner', 16.8, 4.3);
const balm = product('a3', 'Sunflower Cleansing Balm', 'cleanser', 17.2, 4.7);
const plumSerum = product('a4', 'Kakadu Plum Serum', 'serum', 34, 4.6);
const mask = product('a5', 'Overnight Squalane Mask', 'mask', 29, 4.3);
const milk = product('a6', 'Fragrance-Free Milk Cleanser', 'cleanser', 11.9, 4.5);
const riceToner = product('a7', 'Rice Water Balancing Toner', 'toner', 18, 4.4);
const eyeGel = product('a8', 'Green Tea Eye Gel', 'eye_cream', 19.25, null);
const fluid = product('a9', 'Mineral Fluid SPF 50', 'sunscreen', null, 4.5, { product_url: null });

/** All groups. Some products are in several of them. */
export const recommendations = {
  care_plan: [cleanser, serum, zinc, moisturizer, exfoliant],
  general_alternatives: [gel, toner, balm, plumSerum, mask],
  fragrance_free: [milk, riceToner, eyeGel, gel, fluid],
  sensitive_skin: [balm, gel, fluid, moisturizer],
  budget: [milk, gel, cleanser, zinc],
  trending: [plumSerum, toner, mask, riceToner],
  top_rated: [moisturizer, balm, serum, plumSerum],
} satisfies Recommendations;

/** The same after `gel` was added to the plan. */
export const withGelInUse: Partial<Recommendations> = Object.fromEntries(
  Object.entries(recommendations).map(([group, products]) => [
    group,
    products.map((item) => (item.id === gel.id ? { ...item, is_confirmed: true } : item)),
  ]),
);

/** Two groups of sample products and five empty ones. */
export const sampleRecommendations: Partial<Recommendations> = {
  care_plan: [],
  general_alternatives: [gel, toner].map((item) => ({ ...item, is_sample: true, rating: null })),
  fragrance_free: [],
  sensitive_skin: [],
  budget: [milk].map((item) => ({ ...item, is_sample: true, rating: null })),
  trending: [],
  top_rated: [],
};

export const longestRecommendations: Partial<Recommendations> = {
  care_plan: [
    product(
      'l1',
      'Hyperconcentratedmicroencapsulated Green Tea, Cucumber and Rice Water Gel for the Eyes and Temples, 200 ml',
      'overnight_recovery_moisturizer',
      99_999.99,
      5,
      { is_custom: true },
    ),
    serum,
  ],
};
