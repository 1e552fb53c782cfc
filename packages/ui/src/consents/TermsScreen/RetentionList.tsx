import type { Transparency } from '@daylit/contract';
import type { Loaded } from '../../lib/states.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** How long one kind of data is kept. */
export type Retention = Transparency['retention'][number];

export interface RetentionListProps {
  /** As the server deletes it. */
  retention: Loaded<readonly Retention[]>;
}

/** How long each kind of data is kept: the times by which the server deletes. */
export function RetentionList({ retention }: RetentionListProps) {
  if (retention.state === 'waiting') {
    return (
      <p>
        <VisuallyHidden>Loading...</VisuallyHidden>
        <Skeleton />
      </p>
    );
  }
  if (retention.state === 'failed') {
    return <p>{retention.detail ?? 'The times could not be loaded. Please load this page again.'}</p>;
  }
  return (
    <ul>
      {retention.value.map(({ what, how_long }) => (
        <li key={what}>{`${what}: ${how_long}`}</li>
      ))}
    </ul>
  );
}
