import type { RoutineAction, RoutineWarning, Source } from '@daylit/contract';
import { OWN_DEFAULTS, SOURCE_URLS, type SourceId, SOURCES } from '@daylit/wording';
import type { FoundWarning } from './find-warnings.ts';

/** A warning as it is sent. Undefined for a myth, which causes no warning. */
export function presentWarning(
  { rule, placements }: FoundWarning,
  action: RoutineAction | null,
): RoutineWarning | undefined {
  if (rule.level === 'none') return undefined;
  return {
    rule: rule.id,
    severity: rule.level,
    title: rule.title,
    sentence: rule.reason,
    fix: rule.fix,
    grade: rule.evidence,
    sources: rule.sources.map(presentSource),
    products: placements.map(({ place }) => place),
    action,
  };
}

/** A source as it is sent. */
export function presentSource(id: SourceId): Source {
  return { title: SOURCES[id], url: SOURCE_URLS[id] ?? null, is_reviewed: !OWN_DEFAULTS.has(id) };
}
