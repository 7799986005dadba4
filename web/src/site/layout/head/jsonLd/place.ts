/** A page, by the name under which others lead to it. */
export interface Place {
  name: string;
  path: string;
}
