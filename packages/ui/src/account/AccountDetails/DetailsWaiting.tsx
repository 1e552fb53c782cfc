import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';

/** A skeleton of the form while the account is loading. */
export function DetailsWaiting() {
  return (
    <SectionCard title="Who you are">
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
