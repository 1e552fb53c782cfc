import { Bust } from '../../art/Bust/Bust.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { LostPage } from '../LostPage/LostPage.tsx';

export interface CrashScreenProps {
  /** Reloads the page. */
  onReload: () => void;
}

/** The app failed. Says that the fault is ours and that no stored data is lost. */
export function CrashScreen({ onReload }: CrashScreenProps) {
  return (
    <LostPage
      art={<Bust density="medium" />}
      title="Something went wrong"
      text="The fault is ours. Nothing that you saved is lost."
      action={
        <>
          <Button onClick={onReload}>Load the page again</Button>
          <ButtonLink href="/" variant="tonal">
            Go to the home page
          </ButtonLink>
        </>
      }
    />
  );
}
