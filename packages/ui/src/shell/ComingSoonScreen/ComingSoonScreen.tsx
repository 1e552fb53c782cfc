import { Bust } from '../../art/Bust/Bust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { LostPage } from '../LostPage/LostPage.tsx';

/** The URL is valid, but this version of the product does not have the page. */
export function ComingSoonScreen() {
  return (
    <LostPage
      art={<Bust density="medium" />}
      title="This page is not available yet"
      text="It belongs to Daylit, and it is not part of this version."
      action={<ButtonLink href="/upload">Start a Scan</ButtonLink>}
    />
  );
}
