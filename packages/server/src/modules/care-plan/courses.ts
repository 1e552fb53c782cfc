import { dayIn, type MemberDays, type ProfileReader } from '../members/ports.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import type { BegunActive, ConfirmedPlans, Courses } from './ports.ts';
import type { LatestReports } from '../reports/ports.ts';

interface Dependencies {
  confirmedPlans: Pick<ConfirmedPlans, 'read' | 'readRemoved'>;
  memberDays: MemberDays;
  profiles: ProfileReader;
  reports: LatestReports;
}

/**
 * An active is in use while the routine contains it. If the routine lacks it, or the member removed it, the
 * member left it out. A member who never kept a routine here may be using it, so the suggestion still counts.
 */
export function createCourses({ confirmedPlans, memberDays, profiles, reports }: Dependencies): Courses {
  return {
    async find(userId, at) {
      const [report, routine, taken, timeZone, told] = await Promise.all([
        reports.find(userId),
        confirmedPlans.read(userId),
        confirmedPlans.readRemoved(userId),
        memberDays.zoneOf(userId),
        profiles.findProfile(userId),
      ]);
      const days = { today: dayIn(timeZone, at), region: told.region ?? null };
      const removed = taken.map(({ product }) => product);
      const lead = report?.care_plan.lead;
      if (!lead) return { ...days, begun: null, removed };
      const holdsLead = ({ label }: CatalogueProduct) => label.actives.some((key) => key === lead.active);
      const used = routine.find(({ product }) => holdsLead(product));
      if (!used && (routine.length > 0 || removed.some(holdsLead))) return { ...days, begun: null, removed };
      const begun: BegunActive = {
        ...lead,
        product_id: used?.product.product.id ?? lead.product_id,
        usedSince: used ? dayIn(timeZone, used.addedAt) : null,
      };
      return { ...days, begun, removed };
    },
  };
}
