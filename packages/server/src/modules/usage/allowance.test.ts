import { describe, expect, it } from 'vitest';
import { decideAllowance, type Spent } from './allowance.ts';
import { limitRefusal } from './limit-refusal.ts';
import type { Plan } from '@daylit/contract';
import type { PlanHolder, UsageKind } from './ports.ts';
import { usageWindow } from './windows.ts';

const now = new Date('2026-11-20T10:00:00Z');
const holder = (plan: Plan): PlanHolder => ({ id: 1, plan, createdAt: new Date('2026-11-11T10:00:00Z') });
const refusal = (plan: Plan, kind: UsageKind) => {
  const decision = decideAllowance(kind, holder(plan), used(1_000_000), 1, now);
  return decision.isAllowed ? undefined : limitRefusal(kind, decision);
};
const used = (amount: number, oldest: Date | null = null): Spent => ({ used: amount, oldest });

describe('the published allowances', () => {
  const rows: [Plan, UsageKind, number][] = [
    ['free', 'scans', 1],
    ['trial', 'scans', 4],
    ['plus', 'scans', 4],
    ['plus_monthly', 'scans', 4],
    ['plus_annual', 'scans', 4],
    ['pro', 'scans', 30],
    ['pro_monthly', 'scans', 30],
    ['pro_annual', 'scans', 30],
    ['admin', 'scans', 30],
    ['free', 'messages', 10],
    ['trial', 'messages', 50],
    ['plus_annual', 'messages', 150],
    ['pro_annual', 'messages', 400],
    ['free', 'tokens', 25_000],
    ['trial', 'tokens', 200_000],
    ['plus_monthly', 'tokens', 500_000],
    ['pro_monthly', 'tokens', 500_000],
  ];

  it.each(rows)('%s: %s, %d and not one more', (plan, kind, limit) => {
    expect(decideAllowance(kind, holder(plan), used(limit - 1), 1, now).isAllowed).toBe(true);
    expect(decideAllowance(kind, holder(plan), used(limit), 1, now).isAllowed).toBe(false);
    expect(decideAllowance(kind, holder(plan), used(limit - 1), 2, now).isAllowed).toBe(false);
  });

  it('answers pro plans with fair use and everybody else with an upgrade', () => {
    const plans: Plan[] = [
      'free',
      'trial',
      'plus',
      'plus_annual',
      'admin',
      'pro',
      'pro_monthly',
      'pro_annual',
    ];
    const details = plans.map((plan) => {
      const decision = decideAllowance('tokens', holder(plan), used(1_000_000), 1, now);
      return decision.isAllowed ? 'allowed' : `${decision.reason.triggerEvent} ${decision.reason.detail}`;
    });
    expect(details).toEqual([
      ...Array.from({ length: 5 }, () => 'upgradeNeeded upgrade_needed'),
      ...Array.from({ length: 3 }, () => 'usageLimitExceeded fair_use_exceeded'),
    ]);
  });
});

describe('the clock', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  ])('the clock at %s counts scans from %s until %s', (moment, start, end) => {
    const at = new Date(moment);
    expect(usageWindow('scans', holder('plus_annual'), at).start.toISOString()).toBe(start);
    expect(decideAllowance('scans', holder('plus_annual'), used(0), 1, at).allowance.resets_at).toBe(end);
  });

  it('the clock counts tokens over 7 days, the whole trial, or the month', () => {
    expect(usageWindow('tokens', holder('free'), now).start.toISOString()).toBe('2026-11-13T10:00:00.000Z');
    expect(usageWindow('tokens', holder('trial'), now).start.toISOString()).toBe('2026-11-11T10:00:00.000Z');
    expect(usageWindow('tokens', holder('pro'), now).start.toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });

  it('the clock says when tokens come back', () => {
    const oldest = new Date('2026-11-15T00:00:00Z');
    const resets = (plan: Plan) =>
      decideAllowance('tokens', holder(plan), used(1_000_000, oldest), 1, now).allowance.resets_at;
    expect(resets('free')).toBe('2026-11-22T00:00:00.000Z');
    expect(resets('trial')).toBeNull();
    expect(resets('plus')).toBe('2026-12-01T00:00:00.000Z');
  });
});

it('answers a used-up scan with a sentence and the event, a used-up token budget with the documented word', () => {
  expect(refusal('free', 'scans')).toMatchObject({
    status: 403,
    message: 'You have used your scan of this month. You can scan again from December 1.',
    headers: { 'x-trigger-event': 'upgradeNeeded' },
  });
  expect(refusal('pro_annual', 'scans')).toMatchObject({
    message: 'You have used all 30 scans of this month. You can scan again from December 1.',
    headers: { 'x-trigger-event': 'usageLimitExceeded' },
  });
  expect(refusal('pro_annual', 'tokens')?.message).toBe('fair_use_exceeded');
  expect(refusal('plus_annual', 'tokens')?.message).toBe('upgrade_needed');
});
