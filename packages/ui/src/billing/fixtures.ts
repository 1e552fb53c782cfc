import type { Subscription } from './subscription.ts';

/** The evening of December 18, 2026 in the reader's time zone, in Unix seconds. */
export const RENEWAL = new Date(2026, 11, 18, 20).getTime() / 1000;

/** Ten days before the stories' clock: within the 14 days in which a member can withdraw. */
export const RECENT_START = Date.UTC(2026, 10, 10, 9, 30) / 1000;

export const PLUS: Subscription = {
  plan: 'plus_monthly',
  scheduled_plan: null,
  plan_expires_at: RENEWAL,
  next_invoice_date: RENEWAL,
  next_invoice_amount: 599,
  subscription_status: 'active',
};

export const PRO: Subscription = { ...PLUS, plan: 'pro_monthly', next_invoice_amount: 1499 };

export const FREE: Subscription = {
  plan: 'free',
  scheduled_plan: null,
  plan_expires_at: null,
  next_invoice_date: null,
  next_invoice_amount: null,
  subscription_status: null,
};
