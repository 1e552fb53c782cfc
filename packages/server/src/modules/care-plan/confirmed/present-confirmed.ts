import type { ConfirmedCarePlan, Product } from '@daylit/contract';
import type { ConfirmedProduct } from '../ports.ts';

/** A confirmed care plan as it is sent. */
export function presentConfirmed(products: readonly ConfirmedProduct[]): ConfirmedCarePlan {
  const groupOf = (daypart: ConfirmedProduct['daypart']) =>
    products.filter((product) => product.daypart === daypart);
  const stepsOf = (daypart: ConfirmedProduct['daypart']) =>
    Object.fromEntries(groupOf(daypart).map((one) => [one.step, confirmed(one)]));
  const additional = groupOf('additional').map(
    (one) => [one.step, { product: confirmed(one), description: one.description }] as const,
  );
  return {
    morning: stepsOf('morning'),
    night: stepsOf('night'),
    weekly: stepsOf('weekly'),
    ...(additional.length > 0 && { additional: Object.fromEntries(additional) }),
  };
}

function confirmed({ product, leftOut }: ConfirmedProduct): Product {
  return { ...product.product, is_confirmed: true, left_out: leftOut };
}
