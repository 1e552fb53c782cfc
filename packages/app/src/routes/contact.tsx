import { ContactScreen } from '@daylit/ui';
import { useSendContactMessage } from '../data/contact.ts';
import { useSession } from '../data/sessions/session.ts';
import { useToast } from '../lib/toast.ts';
import { actionState } from './states.ts';

/** Open to everybody; a member's name and address are filled in. */
export function ContactRoute() {
  const session = useSession();
  const contact = useSendContactMessage();
  const showToast = useToast();
  // The form fills its fields once, so it waits for what there is to fill in.
  if (session.status === 'unknown') return null;
  return (
    <ContactScreen
      sending={actionState(contact)}
      defaultSender={session.status === 'signed_in' ? senderOf(session.user) : {}}
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
