import { type ActionState, SuccessScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { usePaidCheckout } from '../../data/billing.ts';
import { detailOf } from '../../data/detail-of.ts';
import { useLater } from '../../hooks/use-later.ts';
import { useNativeApp } from '../../hooks/use-native-app.ts';
import { NATIVE_APP_DELAY, SUBSCRIBED_REDIRECT } from '../../lib/timings.ts';

/** Back from the checkout: says whether it is paid, then goes on, in the native app where there is one. */
export function SuccessRoute() {
  const [query] = useSearchParams();
  const checkout = usePaidCheckout(query.get('session_id'));
  const isPaid = checkout.data === true;
  useNativeApp(isPaid ? 'success' : undefined);
  useLater(isPaid ? '/' : undefined, NATIVE_APP_DELAY + SUBSCRIBED_REDIRECT);
  return <SuccessScreen verification={verificationOf(checkout)} />;
}

function verificationOf({ data, error, isLoading }: ReturnType<typeof usePaidCheckout>): ActionState {
  if (isLoading) return { state: 'busy' };
  return data ? { state: 'done' } : { state: 'failed', detail: detailOf(error) ?? null };
}
