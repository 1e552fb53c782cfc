import { useState } from 'react';
import type { ActionState } from '../../lib/states.ts';

export interface EditedTags {
  /** The list, including a change that is being saved. */
  shown: readonly string[];
  /** Shows a list before it is saved. */
  show: (tags: readonly string[]) => void;
  /** Tags that could not be saved, given once; then the saved list is shown again. */
  lost: readonly string[];
}

/** Shows a change before it is saved and undoes it when saving fails. */
export function useEditedTags(tags: readonly string[], saving: ActionState): EditedTags {
  const [edit, setEdit] = useState<{ shown: readonly string[]; before: readonly string[] }>();
  const [judged, setJudged] = useState(saving);
  const [lost, setLost] = useState<readonly string[]>([]);

  // A failure concerns the newest edit, whose list includes the edits before it.
  if (judged !== saving) {
    setJudged(saving);
    const hasFailed = saving.state === 'failed' && edit !== undefined;
    setLost(hasFailed ? edit.shown.filter((tag) => !tags.includes(tag)) : []);
    if (hasFailed) setEdit(undefined);
  }
  // A saved edit is shown until the saved list arrives as a prop, so that the list does not flicker.
  const isAhead = edit !== undefined && (saving.state === 'busy' || edit.before === tags);
  return {
    shown: isAhead ? edit.shown : tags,
    show: (next) => setEdit({ shown: next, before: tags }),
    lost,
  };
}
