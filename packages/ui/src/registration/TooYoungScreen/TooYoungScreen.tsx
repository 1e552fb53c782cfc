import Sprout from 'lucide-react/icons/sprout';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { MessageCard } from '../../parts/MessageCard/MessageCard.tsx';

/** For a person under 13 after the account was erased. Kind, and clear about what was done. */
export function TooYoungScreen() {
  return (
    <MessageCard icon={<Sprout size={28} />} title="Come back when you are 13">
      <p aria-live="polite">
        Daylit is for people aged 13 and over. We have erased your account and everything in it. Nothing about
        you is kept.
      </p>
      <p>
        Thank you for telling us. If something about your skin worries you, ask somebody at home or a doctor.
      </p>
      <ButtonLink href="/">Go to the home page</ButtonLink>
    </MessageCard>
  );
}
