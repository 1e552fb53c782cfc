import { type ActionState, SuccessScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { usePaidCheckout } from '../../data/billing/confirm-checkout.ts';
import { detailOf } from '../../data/detail-of.ts';
import { useDelayedRedirect } from '../../hooks/use-delayed-redirect.ts';
import { useNativeApp } from '../../hooks/use-native-app.ts';
import { NATIVE_APP_DELAY, SUBSCRIBED_REDIRECT } from '../../lib/timings.ts';

/** The return from the checkout: shows whether it is paid, then redirects or opens the native app. */
export function SuccessRoute() {
  const [query] = useSearchParams();
  const checkout = usePaidCheckout(query.get('session_id'));
  const isPaid = checkout.data === true;
  useNativeApp(isPaid ? 'success' : undefined);
  useDelayedRedirect(isPaid ? '/' : undefined, NATIVE_APP_DELAY + SUBSCRIBED_REDIRECT);
  return <SuccessScreen verification={verificationOf(checkout)} />;
}

function verificationOf({ data, error, isLoading }: ReturnType<typeof usePaidCheckout>): ActionState {
  if (isLoading) return { state: 'busy' };
  return data ? { state: 'done' } : { state: 'failed', detail: detailOf(error) ?? null };
}
