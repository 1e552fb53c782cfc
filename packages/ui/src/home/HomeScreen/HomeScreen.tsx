import { Hero } from '../Hero/Hero.tsx';
import { HowItWorks } from '../HowItWorks/HowItWorks.tsx';
import { MapPanel } from '../MapPanel/MapPanel.tsx';
import { SkinTones } from '../SkinTones/SkinTones.tsx';

export interface HomeScreenProps {
  /** Decides where the one button leads: to registering, or to a scan. */
  isSignedIn: boolean;
}

/** / : what the product does, for somebody who has never heard of it. */
export function HomeScreen({ isSignedIn }: HomeScreenProps) {
  return (
    <>
      <Hero isSignedIn={isSignedIn} />
      <HowItWorks />
      <MapPanel />
      <SkinTones />
    </>
  );
}
