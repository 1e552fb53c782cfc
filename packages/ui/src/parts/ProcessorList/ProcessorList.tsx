import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

import type { Transparency } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';

/** An external company that processes data for this installation. */
export type Processor = Transparency['processors'][number];

export interface ProcessorListProps {
  /** As the server's current configuration says. */
  processors: Loaded<readonly Processor[]>;
}

/** The external processors of data, by name. */
export function ProcessorList({ processors }: ProcessorListProps) {
  if (processors.state === 'waiting') {
    return (
      <p>
        <VisuallyHidden>Loading...</VisuallyHidden>
        <Skeleton />
      </p>
    );
  }
  if (processors.state === 'failed') {
    return <p>{processors.detail ?? 'Their names could not be loaded. Please load this page again.'}</p>;
  }
  if (processors.value.length === 0) {
    return <p>Nobody else. Photos are analyzed, and data is kept, on the server that shows you this page.</p>;
  }
  return (
    <>
      <p>These companies, each for one purpose. All else stays on the server that shows you this page.</p>
      <ul>
        {processors.value.map(({ name, purpose }) => (
          <li key={`${name} ${purpose}`}>{`${name}, for ${purpose}`}</li>
        ))}
      </ul>
    </>
  );
}
