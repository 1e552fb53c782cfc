import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Somebody outside of this installation who handles data for it. */
export interface Processor {
  /** The company's name. */
  name: string;
  /** What for, in a few words: "payments". */
  purpose: string;
  /** The country or region where it happens, where that is known. */
  place?: string | undefined;
}

export interface ProcessorsProps {
  /** Undefined until the running configuration is known, null when it cannot be had. */
  processors: readonly Processor[] | null | undefined;
}

/** Everybody else who handles data, by name. */
export function Processors({ processors }: ProcessorsProps) {
  if (processors === undefined) {
    return (
      <p>
        <VisuallyHidden>Loading...</VisuallyHidden>
        <Skeleton />
      </p>
    );
  }
  if (processors === null) {
    return <p>Their names could not be loaded. Please load this page again.</p>;
  }
  if (processors.length === 0) {
    return <p>Nobody else. Photos are analysed, and data is kept, on the server that shows you this page.</p>;
  }
  return (
    <>
      <p>These companies, each for one purpose. All else stays on the server that shows you this page.</p>
      <ul>
        {processors.map(({ name, purpose, place }) => (
          <li key={`${name} ${purpose}`}>
            {name}, for {purpose}
            {place !== undefined && `, in ${place}`}
          </li>
        ))}
      </ul>
    </>
  );
}
