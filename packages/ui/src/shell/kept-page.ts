/** A page that can still be shown without the server. */
export interface KeptPage {
  /** A path of the app, with its query. */
  href: string;
  /** The page's name: "Dashboard". */
  title: string;
  /** When its data was loaded, an ISO date. */
  loaded_at: string;
}
