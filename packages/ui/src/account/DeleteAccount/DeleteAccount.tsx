import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx';

export interface DeleteAccountProps extends Omit<DeleteDialogProps, 'onClose'> {}

/** The way out, the same on every plan. What follows is said before it is done. */
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
