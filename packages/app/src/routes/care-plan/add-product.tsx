import { AddProductScreen } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useConfirmProduct } from '../../data/care-plan/plan-products.ts';
import { actionState } from '../states.ts';

/** Adds a product of the member's own, then shows the care plan with what the check says about it. */
export function AddProductRoute() {
  const navigate = useNavigate();
  const adding = useConfirmProduct();
  return (
    <AddProductScreen
      adding={actionState(adding)}
      onSubmit={(confirmation) =>
        adding.mutate(confirmation, { onSuccess: () => void navigate('/care-plan') })
      }
    />
  );
}
