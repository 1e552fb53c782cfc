import { canBuy } from '../../lib/can-buy.ts';
import type { ShellUser } from '../session.ts';

/** The username, else the part of the e-mail before the @, else "there". */
export function greetingName({ username, email }: Pick<ShellUser, 'username' | 'email'>): string {
  return username.trim() || email.split('@', 1)[0]?.trim() || 'there';
}

/** Whether the plan is a paid one. `admin` counts as Pro. */
export function isPaidPlan(plan: string): boolean {
  return plan !== 'free' && plan !== 'trial';
}

/** Whether paid plans may be offered: to adults on the free plan or a trial, never to members under 18. */
export function isOfferedUpgrade({ plan, age_band }: Pick<ShellUser, 'plan' | 'age_band'>): boolean {
  return !isPaidPlan(plan) && canBuy(age_band);
}
