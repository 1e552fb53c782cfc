import type { Handlers } from '../../http/contract.ts';
import type { RoutineChecks } from './checker/routine-checks.ts';
import type { ConfirmedPlanService } from './confirmed/confirmed-plans.ts';
import type { ReminderService } from './reminders/reminders.ts';
import type { TonightService } from './tonight/tonights.ts';

export type CarePlanHandlers = Pick<
  Handlers,
  | 'confirmProduct'
  | 'removeProduct'
  | 'checkRoutine'
  | 'getTonight'
  | 'markRoutineDone'
  | 'getReminders'
  | 'updateReminders'
  | 'createCalendarAddress'
  | 'endCalendarAddress'
  | 'getCalendarFile'
  | 'getCalendar'
>;

interface Dependencies {
  confirmedPlans: ConfirmedPlanService;
  checks: RoutineChecks;
  tonights: TonightService;
  reminders: ReminderService;
}

const CALENDAR_HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'attachment; filename="daylit.ics"',
  'cache-control': 'private, no-store',
};

/** The calls about the routine that a member uses. */
export function createCarePlanHandlers({
  confirmedPlans,
  checks,
  tonights,
  reminders,
}: Dependencies): CarePlanHandlers {
  return {
    async confirmProduct({ body, member }) {
      const confirmed_care_plan = await confirmedPlans.confirm(member.id, body);
      return { status: 200, body: { confirmed_care_plan } };
    },

    async removeProduct({ body, member }) {
      return { status: 200, body: { confirmed_care_plan: await confirmedPlans.remove(member.id, body) } };
    },

    async checkRoutine({ body, member }) {
      // The document lets the body be absent.
      const { products } = (body as typeof body | undefined) ?? {};
      return { status: 200, body: await checks.check(member.id, products) };
    },

    async getTonight({ query, member }) {
      return { status: 200, body: await tonights.find(member.id, query.date) };
    },

    async markRoutineDone({ body, member }) {
      return { status: 200, body: await tonights.mark(member.id, body) };
    },

    async getReminders({ member }) {
      return { status: 200, body: await reminders.find(member.id) };
    },

    async updateReminders({ body, member }) {
      return { status: 200, body: await reminders.setMail(member.id, body) };
    },

    async createCalendarAddress({ member }) {
      return { status: 200, body: await reminders.makeAddress(member.id) };
    },

    async endCalendarAddress({ member }) {
      return { status: 200, body: await reminders.endAddress(member.id) };
    },

    async getCalendarFile({ member }) {
      return { status: 200, body: await reminders.calendarOf(member.id), headers: CALENDAR_HEADERS };
    },

    async getCalendar({ params }) {
      const body = await reminders.calendarAt(params.file.slice(0, -'.ics'.length));
      return { status: 200, body, headers: CALENDAR_HEADERS };
    },
  };
}
