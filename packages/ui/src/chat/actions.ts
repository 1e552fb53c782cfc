import type { ChatAction, ChatPage, ConfirmedGroupView } from '@daylit/contract';
import type { ActionState } from '../lib/states.ts';

/** An action that changes something. */
export type ChangeAction = Exclude<ChatAction, { kind: 'open_page' }>;

/** What can be done from an answer. */
export interface AnswerActions {
  /** The routine; undefined until it is known. */
  routine: readonly ConfirmedGroupView[] | undefined;
  /** The avoid list; undefined until it is known. */
  avoid: readonly string[] | undefined;
  /** State of the last change of each action, by `actionKey`. Idle when absent. */
  states: Readonly<Record<string, ActionState>>;
  onDo: (chosen: { action: ChangeAction }) => void;
  onUndo: (chosen: { action: ChangeAction }) => void;
}

/** The same action has the same key, whichever answer offers it. */
export const actionKey = (action: ChangeAction): string =>
  action.kind === 'remove_product'
    ? [action.kind, action.daypart, action.step, action.id].join(' ')
    : [action.kind, action.ingredient.toLowerCase()].join(' ');

/** Whether the routine or the avoid list is already as an action makes it; undefined until they are known. */
export function isDone(action: ChangeAction, { routine, avoid }: AnswerActions): boolean | undefined {
  if (action.kind === 'leave_out_ingredient') {
    const named = action.ingredient.toLowerCase();
    return avoid?.some((one) => one.toLowerCase() === named);
  }
  const isIn = routine?.some(
    ({ daypart, steps }) =>
      daypart === action.daypart && steps.some(({ product }) => product.id === action.id),
  );
  return isIn === undefined ? undefined : !isIn;
}

interface PageLink {
  href: string;
  label: string;
}

/** Where each page is, and what its link says. */
export const PAGE_LINKS: Record<ChatPage, PageLink> = {
  care_plan: { href: '/care-plan', label: 'Open your Care Plan' },
  add_product: { href: '/care-plan/add', label: 'Add a product' },
  reminders: { href: '/care-plan#reminders', label: 'Open Reminders' },
  trial: { href: '/product-trial', label: 'Test a product' },
  timeline: { href: '/timeline', label: 'Open your Timeline' },
  upload: { href: '/upload', label: 'Take a photo' },
  hand_over: { href: '/hand-over', label: 'Open the page for a doctor' },
  billing: { href: '/account?tab=billing', label: 'Open Billing' },
  account: { href: '/account', label: 'Open your account' },
  contact: { href: '/contact', label: 'Write to us' },
};
