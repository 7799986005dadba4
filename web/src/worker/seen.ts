/** What a page tells the worker of what the visitor sees. */
export interface Seen {
  /** Its path. */
  readonly page: string;
  /** Addresses of pictures that came before the worker was there. */
  readonly pictures: readonly string[];
}
