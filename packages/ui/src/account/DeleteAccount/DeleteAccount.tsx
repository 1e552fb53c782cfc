import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx';

export interface DeleteAccountProps extends Omit<DeleteDialogProps, 'onClose'> {}

/** Deletes the account, in the same way on every plan. Explains the consequences before. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SectionCard title="Delete your account">
      <p className={area.Lead}>
        Erases the account and everything in it, at once and for good. Export your data first if you want to
        keep it.
      </p>
      <Button variant="danger" className={area.Flush} onClick={() => setIsAsking(true)}>
        Delete account
      </Button>
      {isAsking && <DeleteDialog {...props} onClose={() => setIsAsking(false)} />}
    </SectionCard>
  );
}
