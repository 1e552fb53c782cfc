import { Bust } from '../../art/Bust/Bust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { LostPage } from '../LostPage/LostPage.tsx';

/** There is no page at this URL. */
export function NotFoundScreen() {
  return (
    <LostPage
      art={<Bust density="medium" />}
      title="There is no page here"
      text="The address may be mistyped, or the page has moved."
      action={<ButtonLink href="/">Go to the home page</ButtonLink>}
    />
  );
}
