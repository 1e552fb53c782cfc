import { FirstPhotoSheet } from '@daylit/ui';
import { useNavigate } from 'react-router-dom';
import { useAnswerBeforePhoto, useOutsideConsents, usePhotoConsent } from '../../data/consents.ts';
import { useLogout } from '../../data/sessions/log-in.ts';
import { hasAcceptedTerms, useSession } from '../../data/sessions/session.ts';
import { actionState } from '../states.ts';

interface FirstPhotoDialogProps {
  /** Called when the photo consent is recorded. */
  onGiven: () => void;
  /** Called when the photo stays here: the terms may be accepted, the consent is not given. */
  onDeclined: () => void;
}

/** The sheet before a first photo, with the server's text. Refusing the terms in it signs out. */
export function FirstPhotoDialog({ onGiven, onDeclined }: FirstPhotoDialogProps) {
  const { data: consent } = usePhotoConsent();
  const outside = useOutsideConsents();
  const session = useSession();
  const save = useAnswerBeforePhoto();
  const logout = useLogout();
  const navigate = useNavigate();
  if (consent === undefined || session.status !== 'signed_in') return null;
  const terms = !hasAcceptedTerms(session.user);
  return (
    <FirstPhotoSheet
      text={consent.text}
      version={consent.version}
      asksForTerms={terms}
      hasScans={session.user.latest_checkin_id !== null}
      hasOutsideModel={outside.some(({ purpose, granted }) => purpose === 'external_ai' && granted)}
      saving={actionState(save)}
      onSubmit={({ photo_analysis }) =>
        save.mutate({ terms, photo_analysis }, { onSuccess: photo_analysis ? onGiven : onDeclined })
      }
      onCancel={terms ? () => logout.mutate(undefined, { onSettled: () => navigate('/login') }) : onDeclined}
    />
  );
}
