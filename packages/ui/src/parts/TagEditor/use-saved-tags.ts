import { useRef, useState } from 'react';

interface Edit {
  tags: readonly string[];
  /** The saved list that the edit started from. */
  before: readonly string[];
  isSaving: boolean;
}

export interface SavedTags {
  /** The list with what is being saved. */
  shown: readonly string[];
  /** Shows and saves a new list. What it answers, if anything, went wrong: the saved list is shown again. */
  save: (tags: readonly string[]) => Promise<SaveFailure | undefined>;
}

export interface SaveFailure {
  /** The server's own word. */
  detail: string | undefined;
}

/** Shows a change before it is saved, and takes it back when that fails. */
export function useSavedTags(
  tags: readonly string[],
  onChange: (tags: readonly string[]) => Promise<void> | void,
): SavedTags {
  const [edit, setEdit] = useState<Edit>();
  const newest = useRef(0);
  // A saved edit stays until the saved list arrives as a prop, so that nothing flickers between both.
  const isAhead = edit !== undefined && (edit.isSaving || edit.before === tags);

  async function save(next: readonly string[]): Promise<SaveFailure | undefined> {
    newest.current += 1;
    const turn = newest.current;
    setEdit({ tags: next, before: tags, isSaving: true });
    try {
      await onChange(next);
      if (turn === newest.current) setEdit({ tags: next, before: tags, isSaving: false });
    } catch (error) {
      // A later edit sends the whole list, with this one in it.
      if (turn !== newest.current) return undefined;
      setEdit(undefined);
      return { detail: detailOf(error) };
    }
    return undefined;
  }

  return { shown: isAhead ? edit.tags : tags, save };
}

function detailOf(error: unknown): string | undefined {
  const hasDetail = typeof error === 'object' && error !== null && 'detail' in error;
  return hasDetail && typeof error.detail === 'string' ? error.detail : undefined;
}
