/** A button that moves something to another status. */
export interface StatusAction<Status extends string> {
  readonly to: Status;
  readonly label: string;
}

export type StatusColor = 'yellow' | 'green' | 'blue' | 'red';
