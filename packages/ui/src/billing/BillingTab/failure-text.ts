/** What can be under way, or go wrong. */
export type BillingAction = 'upgrade' | 'downgrade' | 'keep' | 'cancel' | 'withdraw';

/** The server's reason, or ours. */
export function failureText({
  action,
  detail,
}: {
  action: BillingAction;
  detail?: string | undefined;
}): string {
  if (detail !== undefined && detail.trim() !== '') return detail;
  if (action === 'cancel') return 'Cancellation failed.';
  return action === 'withdraw'
    ? 'Withdrawal failed. Please try again, or contact support.'
    : 'Plan change failed.';
}
