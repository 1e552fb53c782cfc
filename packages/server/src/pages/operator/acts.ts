import { GIVEN_PLANS } from '../../admin/plan-commands.ts';
import type { Admin } from '../../admin/admin.ts';
import type { Facts } from '../../admin/commands.ts';
import { field } from './layout.ts';
import type { Place } from './layout.ts';

/** What an operator typed on the page that asks whether an act is meant. */
export interface Order {
  /** The address, or the name of the job. */
  subject: string;
  reason: string;
  /** Other fields of the form, by name. */
  get(name: string): string;
}

/** Something that an operator can do. */
export interface Act {
  button: string;
  /** What will happen, for the page that asks whether it is meant. */
  consequence: string;
  place: Place;
  /** Whether it needs a fresh code of the app. */
  needsCode?: true;
  /** Whether it is offered to this person. */
  fits(person: Facts): boolean;
  /** More fields, as HTML. */
  fields?: string;
  run(admin: Admin, order: Order): Promise<string[]>;
}

const isMember = ({ verified }: Facts): boolean => verified === 'yes';

const PLAN_FIELD = `<label>Plan<select name="plan" required>${GIVEN_PLANS.map((plan) => `<option>${plan}</option>`).join('')}</select></label>`;

export const ACTS: Readonly<Record<string, Act>> = {
  resend: {
    button: 'Send the verification mail again',
    consequence: 'A mail with a new link goes to this address.',
    place: '/operator',
    fits: (person) => !isMember(person),
    run: (admin, { subject, reason }) => admin.resend(subject, reason),
  },
  'reset-second-factor': {
    button: 'Reset the second factor',
    consequence:
      'Two-factor sign-in goes off and every session and access token ends. A mail tells the member, with a link that takes the account back. Check first that it is the owner who asks, and say below how you checked.',
    place: '/operator',
    fits: (person) => isMember(person) && person['second factor'] === 'on',
    run: (admin, { subject, reason }) => admin.resetSecondFactor(subject, reason),
  },
  'end-sessions': {
    button: 'End all sessions',
    consequence: 'The member is signed out of every browser and can sign in again.',
    place: '/operator',
    fits: isMember,
    run: (admin, { subject, reason }) => admin.endSessions(subject, reason),
  },
  disable: {
    button: 'Disable the account',
    consequence:
      'Every session and access token ends, nobody can sign in, and no reminder is mailed. Nothing is erased. A subscription continues.',
    place: '/operator',
    fits: (person) => isMember(person) && person['disabled'] === 'no',
    run: (admin, { subject, reason }) => admin.disable(subject, reason),
  },
  enable: {
    button: 'Enable the account',
    consequence: 'The member can sign in again and finds everything as it was.',
    place: '/operator',
    fits: (person) => isMember(person) && person['disabled'] !== 'no',
    run: (admin, { subject, reason }) => admin.enable(subject, reason),
  },
  'change-plan': {
    button: 'Change the plan',
    consequence:
      'Without a subscription the member gets the plan at once. A subscriber gets a smaller plan, or none, when the paid period ends. Nothing is charged.',
    place: '/operator',
    fits: isMember,
    fields: PLAN_FIELD,
    run: (admin, order) => admin.changePlan(order.subject, order.get('plan'), order.reason),
  },
  refund: {
    button: 'Refund the last charge',
    consequence:
      'The plan ends now, and its last charge goes back to the card, within the time that members have for it. The member gets a receipt by mail.',
    place: '/operator',
    needsCode: true,
    fits: (person) => isMember(person) && person['subscription'] === 'runs',
    run: (admin, { subject, reason }) => admin.refund(subject, reason),
  },
  erase: {
    button: 'Erase the account',
    consequence:
      'The account and everything in it is erased, its key is destroyed, and a mail brings the member a receipt. This cannot be undone.',
    place: '/operator',
    needsCode: true,
    fits: isMember,
    fields: field('The address, again', 'again', 'type="email" autocomplete="off" maxlength="254" required'),
    run: (admin, order) => admin.erase(order.subject, order.reason, async () => order.get('again')),
  },
  'retry-jobs': {
    button: 'Run again',
    consequence: 'The failed jobs of this name run one more time.',
    place: '/operator/jobs',
    fits: () => false,
    run: (admin, { subject, reason }) => admin.retryJobs(subject, reason),
  },
};
