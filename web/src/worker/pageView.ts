/** The message from a page to the worker about what the visitor sees. */
export interface PageView {
  /** Its path. */
  readonly page: string;
  /** Addresses of pictures that loaded before the worker was active. */
  readonly pictures: readonly string[];
}
