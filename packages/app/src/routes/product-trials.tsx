import { ProductTrialScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import {
  useDeleteProductTrial,
  useEndProductTrial,
  useProductTrial,
  useProductTrialChoices,
  useStartProductTrial,
} from '../data/product-trials.ts';
import { useSession } from '../data/sessions/session.ts';
import { actionState, loaded } from './states.ts';

/** The product trial: set up, running, done or stopped. `?product=` offers one more product. */
export function ProductTrialRoute() {
  const [query] = useSearchParams();
  const session = useSession();
  const productTrial = useProductTrial();
  const choices = useProductTrialChoices(query.get('product'));
  const start = useStartProductTrial();
  const end = useEndProductTrial();
  const removal = useDeleteProductTrial();
  return (
    <ProductTrialScreen
      productTrial={loaded(productTrial)}
      choices={loaded(choices)}
      starting={actionState(start)}
      onStart={(choice) => start.mutate(choice)}
      ending={actionState(end)}
      onEnd={() => end.mutate()}
      removing={actionState(removal)}
      onRemove={() => removal.mutate()}
      isWordsOnly={session.status === 'signed_in' && session.user.words_only === true}
      onRetry={() => {
        void productTrial.refetch();
        void choices.refetch();
      }}
    />
  );
}
