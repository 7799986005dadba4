/** A page with its name in links. */
export interface Place {
  name: string;
  path: string;
}
