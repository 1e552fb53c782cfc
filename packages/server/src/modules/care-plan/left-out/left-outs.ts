import type { LeftOut, Preferences, Product } from '@daylit/contract';
import type { Db } from '../../../db/database.ts';
import type { ProfileReader } from '../../members/ports.ts';
import type { ProductFinder } from '../../catalogue/ports.ts';
import type { LeftOuts, MemberLeftOuts } from '../ports.ts';
import { withTold } from '../with-told.ts';
import { toStep } from '../to-step.ts';
import { fitCarePlan, plannedProducts } from './fit-care-plan.ts';
import type { LeftOutNoteStore } from './left-out-notes.ts';
import { doubtAbout, type Objection, objectionsTo, presentLeftOut } from './objections-to.ts';

interface Dependencies {
  db: Db;
  finder: ProductFinder;
  notes: LeftOutNoteStore;
  profiles: ProfileReader;
}

/** The one place that decides which products the answers of a member leave out at this moment. */
export function createLeftOuts({ db, finder, notes, profiles }: Dependencies): LeftOuts {
  async function of(userId: number, told?: Preferences): Promise<MemberLeftOuts> {
    const profile = await profiles.findProfile(userId);
    const preferences = withTold(profile.preferences, told);
    const { despite } = await notes.find(db, userId);
    const isOpen = (id: string) => (objection: Objection) =>
      !despite.some((one) => one.id === id && one.key === objection.key);
    return {
      ofUsed: (product) => objectionsTo(product, preferences).filter(isOpen(product.product.id)),
      ofOffered(product) {
        const doubt = doubtAbout(product, preferences);
        const all = [...objectionsTo(product, preferences), ...(doubt === null ? [] : [doubt])];
        return all.filter(isOpen(product.product.id));
      },
    };
  }

  async function ofStored(userId: number, products: readonly Product[], told?: Preferences) {
    if (products.length === 0) return () => null;
    const ids = [...new Set(products.map(({ id }) => id))];
    const [leftOuts, known] = await Promise.all([of(userId, told), finder.find(ids)]);
    return (product: Product): LeftOut | null => {
      const step = toStep(product.suggested_category) ?? toStep(product.category) ?? 'moisturizer';
      const unlisted = { product, step, suits: [], spf: null, label: finder.readLabel(null, step) };
      const [first] = leftOuts.ofOffered(known.get(product.id) ?? unlisted);
      return first ? presentLeftOut(first) : null;
    };
  }

  return {
    of,
    ofStored,
    fitPlan: async (userId, plan, told) =>
      fitCarePlan(plan, await ofStored(userId, plannedProducts(plan), told)),
  };
}
