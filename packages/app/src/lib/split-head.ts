/** A drawn page. */
export interface Drawing {
  /** The elements of `<head>`. */
  head: string;
  body: string;
}

/** React draws the elements of `<head>` before the page. */
export function splitHead(html: string): Drawing {
  const [head = ''] = /^(<title>.*?<\/title>|<link[^>]*>|<meta[^>]*>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
