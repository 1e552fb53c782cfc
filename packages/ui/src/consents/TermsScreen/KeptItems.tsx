/** Something that the web application keeps in the browser. */
export interface KeptItem {
  /** Its name there, for whoever looks it up in the browser's own list. */
  key: string;
  /** What it is and what for, as the beginning of a sentence. */
  purpose: string;
  /** When it goes, as the end of "until …". */
  until: string;
}

export interface KeptItemsProps {
  /** From the application's own list of what it keeps. */
  keptItems: readonly KeptItem[];
}

/** All that the browser keeps: the server's cookies, and what the application keeps itself. */
export function KeptItems({ keptItems }: KeptItemsProps) {
  return (
    <>
      <p>Nothing that follows you anywhere else, and only this:</p>
      <ul>
        <li>One cookie that keeps you logged in.</li>
        <li>
          Another one, for a year after you last logged in, by which we know that this browser has logged in
          before, so that nobody can keep you out by trying wrong passwords.
        </li>
        {keptItems.map(({ key, purpose, until }) => (
          <li key={key}>
            {purpose}, until {until} (<code>{key}</code>).
          </li>
        ))}
      </ul>
    </>
  );
}
