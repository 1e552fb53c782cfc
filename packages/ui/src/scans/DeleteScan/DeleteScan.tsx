import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';

export interface DeleteScanProps {
  /** The id of an element that names the scan, where several are on one page. */
  'aria-describedby'?: string | undefined;
  /** Deletes the scan. For ten seconds it can be undone, so that nothing fails here. */
  onDelete: () => void;
}

/** Deletes a scan, after a dialog that says what goes and what stays. */
export function DeleteScan({ onDelete, ...described }: DeleteScanProps) {
  const [isAsking, setIsAsking] = useState(false);
  function handleDelete() {
    setIsAsking(false);
    onDelete();
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Trash2 size={18} />}
        onClick={() => setIsAsking(true)}
        {...described}
      >
        Delete this scan
      </Button>
      {isAsking && (
        <Modal
          title="Delete this scan?"
          description={
            <>
              <p>Its picture, its report and its point in the trend are deleted for good.</p>
              <p>
                The scan stays counted in your plan. Later reports keep their sentences, and the chat keeps
                what was said in it.
              </p>
            </>
          }
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button variant="tonal" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={handleDelete}>
                Delete scan
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
