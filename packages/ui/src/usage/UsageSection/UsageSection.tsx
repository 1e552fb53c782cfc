import type { Allowance, Usage } from '@daylit/contract';
import { formatUtcDate } from '../../lib/format-date.ts';
import type { Loaded } from '../../lib/states.ts';
import { AllowanceMeter } from '../../parts/AllowanceMeter/AllowanceMeter.tsx';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface UsageSectionProps {
  /** The plan's allowances and their usage. */
  usage: Loaded<Usage>;
  /** Loads the usage again. */
  onRetry: () => void;
}

/** The remaining part of the plan's allowances, and when they reset. */
export function UsageSection({ usage, onRetry }: UsageSectionProps) {
  switch (usage.state) {
    case 'waiting':
      return (
        <SectionCard title="What is left">
          <VisuallyHidden>Loading...</VisuallyHidden>
          <Skeleton height="3.5em" />
          <Skeleton height="3.5em" />
          <Skeleton height="3.5em" />
        </SectionCard>
      );
    case 'failed':
      return (
        <LoadProblem title="What is left could not be loaded." detail={usage.detail} onRetry={onRetry} />
      );
    case 'ready':
      return <Meters {...usage.value} />;
  }
}

function Meters({ scans, messages, tokens }: Usage) {
  const monthEnd = scans.resets_at;
  return (
    <SectionCard
      title="What is left"
      note="Photos that fail the quality check do not count. Nothing carries over."
      aside={monthEnd === null ? undefined : `until ${formatUtcDate(monthEnd)}`}
    >
      <AllowanceMeter label="Scans" allowance={scans} />
      <AllowanceMeter label="Chat messages" allowance={messages} />
      <AllowanceMeter label="Tokens" allowance={tokens} note={tokenNote(tokens, monthEnd)} />
    </SectionCard>
  );
}

/** Explains tokens, and says when they reset if that is not at the end of the month. */
function tokenNote({ used, resets_at }: Allowance, monthEnd: string | null): string {
  const what = 'A token is about 4 characters of chat.';
  if (resets_at === null) return `${what} They are for the whole trial.`;
  return resets_at === monthEnd || used === 0
    ? what
    : `${what} Some come back on ${formatUtcDate(resets_at)}.`;
}
