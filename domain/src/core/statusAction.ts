/** A button that moves something to another status. */
export interface StatusAction<Status extends string> {
  readonly to: Status;
  readonly label: string;
  /** Staff are asked first. */
  readonly asks?: true;
}

export type StatusColor = 'yellow' | 'green' | 'blue' | 'red';
