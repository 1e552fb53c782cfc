import { CONTACT_MESSAGE_LIMITS, type ContactMessage, type ContactTurn } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { textOf } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { contactErrors } from './contact-errors.ts';
import { Attachment } from './Attachment.tsx';
import styles from './ContactScreen.module.css';

export interface ContactScreenProps {
  /** State of the message. While busy, a second submit is ignored; then a confirmation replaces the form. */
  sending: ActionState;
  /** A member's name and address, which can be edited. Default: the fields are empty. */
  defaultSender?: Partial<Pick<ContactMessage, 'name' | 'email'>>;
  /** The end of the member's chat, which they may attach. Default: nothing to attach. */
  chat?: readonly ContactTurn[] | undefined;
  /**
   * Receives three trimmed, non-empty fields, and the chat where it was ticked. A toast may add "Message
   * sent! We'll get back to you shortly."
   */
  onSubmit: (message: ContactMessage) => void;
}

/** A message to the makers of the product, from visitors and members. */
export function ContactScreen({ sending, defaultSender, chat, onSubmit }: ContactScreenProps) {
  const { errors, formProps } = useForm(contactErrors, (entered) =>
    onSubmit({
      name: textOf(entered, 'name'),
      email: textOf(entered, 'email'),
      message: textOf(entered, 'message'),
      ...(entered.has('chat') && { conversation: [...(chat ?? [])] }),
    }),
  );
  const failure = failureOf(sending, 'Failed to send message. Please try again later.');

  return (
    <Page title="Contact" className={styles.ContactScreen}>
      {sending.state === 'done' ? (
        <Notice tone="success" ref={takeFocus} tabIndex={-1}>
          Your message has been sent!
        </Notice>
      ) : (
        <Card>
          <form {...formProps} className={styles.Form}>
            <TextField
              label="Name"
              name="name"
              autoComplete="name"
              maxLength={CONTACT_MESSAGE_LIMITS.name.maxLength}
              required
              defaultValue={defaultSender?.name}
              error={errors.name}
            />
            <EmailField
              name="email"
              purpose="reply"
              defaultValue={defaultSender?.email}
              error={errors.email}
            />
            <TextArea
              label="Message"
              name="message"
              rows={3}
              maxLength={CONTACT_MESSAGE_LIMITS.message.maxLength}
              required
              error={errors.message}
            />
            {chat && chat.length > 0 && <Attachment chat={chat} />}
            <Failure>{errors.all}</Failure>
            <Failure>{failure}</Failure>
            <Button type="submit" size="large" width="full" busy={sending.state === 'busy'}>
              {sending.state === 'busy' ? 'Sending…' : 'Send'}
            </Button>
          </form>
        </Card>
      )}
    </Page>
  );
}
