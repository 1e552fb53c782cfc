import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';

/** The form's shape while the account is on its way. */
export function DetailsWaiting() {
  return (
    <SectionCard title="Your details">
      <VisuallyHidden>
        <output>Loading...</output>
      </VisuallyHidden>
      <div className={area.Form}>
        {['email', 'username', 'current', 'new', 'save'].map((field) => (
          <Skeleton key={field} height="52px" />
        ))}
      </div>
    </SectionCard>
  );
}
