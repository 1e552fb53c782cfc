import KeyRound from 'lucide-react/icons/key-round';
import { type ActionState, isUnderWay } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';

/** The sign-in providers of this server, and what choosing one does. */
export interface ProviderChoice {
  /** In the order of the buttons. */
  providers: readonly { id: string; name: string }[];
  /** State of opening a provider's page. */
  opening: ActionState;
  /** Opens the page of the provider in place of this one. */
  onContinue: (provider: string) => void;
}

/** One button for each sign-in provider. Nothing of a provider is loaded before its button is pressed. */
export function ProviderButtons({ providers, opening, onContinue }: ProviderChoice) {
  return providers.map(({ id, name }) => (
    <Button
      key={id}
      variant="outline"
      size="large"
      width="full"
      icon={<KeyRound size={20} />}
      busy={isUnderWay(opening)}
      onClick={() => onContinue(id)}
    >
      {`Continue with ${name}`}
    </Button>
  ));
}
