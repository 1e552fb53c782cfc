import { AddProductScreen, RecognizedIngredients } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useConfirmProduct } from '../../data/care-plan/plan-products.ts';
import { useRecognizedLabel } from '../../data/care-plan/routine.ts';
import { LIST_PAUSE, SHORTEST_LIST } from '../../lib/timings.ts';
import { formState, loaded } from '../states.ts';
import { useEffect, useState } from 'react';

/** Adds a product of the member's own, then shows the care plan with what the check says about it. */
export function AddProductRoute() {
  const navigate = useNavigate();
  const adding = useConfirmProduct();
  const profile = useProfile().data;
  const [list, setList] = useState('');
  const settled = useSettled(list, LIST_PAUSE);
  const label = useRecognizedLabel(settled);
  return (
    <AddProductScreen
      confirmed_care_plan={profile?.confirmed_care_plan ?? []}
      adding={formState(adding, ['despite'])}
      recognized={
        settled.trim().length >= SHORTEST_LIST ? <RecognizedIngredients label={loaded(label)} /> : undefined
      }
      onListChange={setList}
      onSubmit={(confirmation) =>
        adding.mutate(confirmation, { onSuccess: () => void navigate('/care-plan') })
      }
    />
  );
}

/** The value once it has not changed for so many milliseconds. */
function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
