/** A window of a browser, of whichever engine. Scripts are expressions that run in its page. */
export interface BrowserWindow {
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  /** The value of a script, as JSON. */
  evaluate<Value>(script: string): Promise<Value>;
  /** The element that a script returns; undefined where it returns null. */
  find(script: string): Promise<Found | undefined>;
  /** Opens the site of the address, and gives it a cookie. */
  setCookie(address: string, cookie: { name: string; value: string }): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  photograph(): Promise<Buffer>;
  /** The page on paper, as PDF. Undefined where the engine's driver cannot print. */
  print?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An element of a page, used with the engine's own mouse and keyboard. */
export interface Found {
  click(): Promise<void>;
  /** Replaces the text of a field. */
  write(text: string): Promise<void>;
  /** Presses Enter in a field. */
  enter(): Promise<void>;
  /** Gives the file of this path to a file input. */
  giveFile(path: string): Promise<void>;
}

/** A browser that runs. Each window has cookies and storage of its own. */
export interface RunningBrowser {
  /** Opens a window; its page is so many CSS px wide and high. */
  openWindow(size: { width: number; height: number }): Promise<BrowserWindow>;
  close(): Promise<void>;
}
