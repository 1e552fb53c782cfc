import { ClosingCall } from '../ClosingCall/ClosingCall.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { HowItWorks } from '../HowItWorks/HowItWorks.tsx';
import { SampleReport } from '../SampleReport/SampleReport.tsx';
import { SkinTones } from '../SkinTones/SkinTones.tsx';

export interface HomeScreenProps {
  /** Selects the target of the main button: registration, or a scan. */
  isSignedIn: boolean;
}

/** The page /: explains the product to first-time visitors. */
export function HomeScreen({ isSignedIn }: HomeScreenProps) {
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <HowItWorks />
      <SampleReport />
      <SkinTones />
      <ClosingCall isSignedIn={isSignedIn} />
    </>
  );
}
