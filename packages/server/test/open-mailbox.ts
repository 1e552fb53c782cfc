import { createVisitor, type Visitor } from './visitor.ts';

/** A server whose mails are shown on its own page. */
export interface WithMailbox {
  url: string;
  /** The printed address of the page, with the key. */
  mailboxUrl: string;
}

/** A browser that has opened the printed address of the mailbox: the pages for operators are shown to it. */
export async function openMailbox({ url, mailboxUrl }: WithMailbox, network?: string): Promise<Visitor> {
  const operator = createVisitor({ url }, network);
  const { pathname, search } = new URL(mailboxUrl);
  const { status } = await operator.get(pathname + search);
  if (status !== 303) throw new Error(`The mailbox answered ${status}.`);
  return operator;
}

/** The text of the newest mail to an address that holds `words`, if there is one yet. */
export async function findMail(operator: Visitor, email: string, words: RegExp): Promise<string | undefined> {
  const list = String((await operator.get('/mailbox')).body);
  for (const item of list.split('<li>').filter((item) => item.includes(`To ${email},`))) {
    const path = /href="(\/mailbox\/\d+)"/.exec(item)?.[1] ?? '';
    const mail = String((await operator.get(path)).body);
    if (words.test(mail)) return mail;
  }
  return undefined;
}
