import { ContactScreen, LoadingPage } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useLastTurns, useSendContactMessage } from '../data/contact.ts';
import { useSession, useSessionFailure } from '../data/sessions/session.ts';
import { useToast } from '../lib/toast.ts';
import { actionState } from './states.ts';

/** Open to everybody; a member's name and address are filled in. */
export function ContactRoute() {
  const session = useSession();
  const failure = useSessionFailure();
  const contact = useSendContactMessage();
  const showToast = useToast();
  const [link] = useSearchParams();
  const chat = useLastTurns(link.has('chat') && session.status === 'signed_in');
  // The form fills its fields once, so it waits until the user is known. Who cannot log in can still write.
  if (session.status === 'unknown' && failure === undefined) return <LoadingPage />;
  return (
    <ContactScreen
      sending={actionState(contact)}
      defaultSender={session.status === 'signed_in' ? senderOf(session.user) : {}}
      chat={chat}
      onSubmit={(message) =>
        contact.mutate(message, {
          onSuccess: () =>
            showToast({ text: "Message sent! We'll get back to you shortly.", tone: 'success' }),
        })
      }
    />
  );
}

function senderOf({ username, email }: { username: string; email: string }) {
  return { name: username, email };
}
