import type { ConfirmedCarePlan, Product } from '@daylit/contract';
import type { ConfirmedProduct } from '../ports.ts';

/** A confirmed care plan as it is sent. */
export function presentConfirmed(products: readonly ConfirmedProduct[]): ConfirmedCarePlan {
  const groupOf = (daypart: ConfirmedProduct['daypart']) =>
    products.filter((product) => product.daypart === daypart);
  const stepsOf = (daypart: ConfirmedProduct['daypart']) =>
    Object.fromEntries(groupOf(daypart).map(({ step, product }) => [step, confirmed(product.product)]));
  const additional = groupOf('additional').map(
    ({ step, product, description }) => [step, { product: confirmed(product.product), description }] as const,
  );
  return {
    morning: stepsOf('morning'),
    night: stepsOf('night'),
    weekly: stepsOf('weekly'),
    ...(additional.length > 0 && { additional: Object.fromEntries(additional) }),
  };
}

function confirmed(product: Product): Product {
  return { ...product, is_confirmed: true };
}
