import { LazyDialog } from '../shell/lazy-dialog.tsx';

// Most members see this dialog once, so its code is loaded on demand.
const loadDialog = () => import('./first-photo-dialog.tsx');

interface FirstPhotoProps {
  /** Called when the photo consent is recorded: the photo may be sent. */
  onGiven: () => void;
  /** Called when the photo stays here. */
  onDeclined: () => void;
}

/** Asks for the photo consent, and for the terms if they are due, while a photo waits to be sent. */
export function FirstPhoto(answers: FirstPhotoProps) {
  return (
    <LazyDialog
      title="Before your first photo"
      size="medium"
      load={loadDialog}
      isReloadable={false}
      onClose={answers.onDeclined}
    >
      {({ FirstPhotoDialog }) => <FirstPhotoDialog {...answers} />}
    </LazyDialog>
  );
}
