import type { CrisisHelp } from '@daylit/contract';
import { CrisisCard } from '../CrisisCard/CrisisCard.tsx';
import type { Told } from '../told.ts';
import { WhatYouToldMe } from '../WhatYouToldMe/WhatYouToldMe.tsx';

export interface StandingCardProps {
  /** Whom to call, while a crisis is open. */
  crisis: CrisisHelp | null;
  /** What holds of what the member said about themselves. */
  told: Told;
}

/** What stays over the conversation while it scrolls: one card, and a crisis comes first. */
export function StandingCard({ crisis, told }: StandingCardProps) {
  return crisis === null ? <WhatYouToldMe {...told} /> : <CrisisCard help={crisis} />;
}
