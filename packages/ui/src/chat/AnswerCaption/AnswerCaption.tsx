import type { ChatAnswer } from '@daylit/contract';
import Globe from 'lucide-react/icons/globe';
import Server from 'lucide-react/icons/server';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { formatTime } from '../../lib/format-date.ts';
import styles from './AnswerCaption.module.css';

export interface AnswerCaptionProps {
  /** The facts of the reply. */
  answer: Pick<ChatAnswer, 'kind' | 'answered_by' | 'crisis'>;
  /** When it was written (ISO 8601). */
  created_at: string;
}

/** One line below a reply: where it was written, and when. */
export function AnswerCaption({ answer, created_at }: AnswerCaptionProps) {
  const { Icon, words } = originOf(answer);
  const time = formatTime(created_at);
  return (
    <p className={styles.AnswerCaption}>
      <Icon size={16} className={styles.Icon} />
      <span>{words}</span>
      {time !== '' && <time dateTime={created_at}>{time}</time>}
    </p>
  );
}

function originOf({ kind, crisis, answered_by: { place, model, host } }: AnswerCaptionProps['answer']) {
  if (crisis !== undefined) return { Icon: ShieldCheck, words: 'Written by people. No message is counted.' };
  if (kind === 'red_flag')
    return { Icon: ShieldCheck, words: 'A fixed answer, written by people, the same for everybody' };
  if (place === 'server_instead') return { Icon: Server, words: 'The model did not answer; this server did' };
  if (place === 'server') return { Icon: Server, words: 'Answered on this server' };
  const names = [model, host].filter((name) => name !== null).join(', ');
  return { Icon: Globe, words: `Answered by ${names === '' ? 'an outside model' : names}` };
}
