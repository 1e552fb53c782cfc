/** An entry that the web application stores in the browser. */
export interface KeptItem {
  /** Its name in the browser's storage, for looking it up. */
  key: string;
  /** What it is for, as the beginning of a sentence. */
  purpose: string;
  /** When it is removed, as the end of "until …". */
  until: string;
}

export interface KeptItemsProps {
  /** The application's own list of entries. */
  keptItems: readonly KeptItem[];
}

/** Everything stored in the browser: the server's cookies and the application's own entries. */
export function KeptItems({ keptItems }: KeptItemsProps) {
  return (
    <>
      <p>Nothing that follows you anywhere else, and only this:</p>
      <ul>
        <li>One cookie that keeps you logged in, and one beside it that tells the page that you are.</li>
        <li>
          Another one, for a year after your last login. It tells us that you have logged in with this browser
          before, so that nobody can lock you out by trying to log in as you.
        </li>
        {keptItems.map(({ key, purpose, until }) => (
          <li key={key}>
            <span>{`${purpose}, until ${until} (`}</span>
            <code>{key}</code>).
          </li>
        ))}
      </ul>
    </>
  );
}
