export interface StatusAction<Status extends string> {
  readonly to: Status;
  readonly label: string;
  /** The verb of the confirmation dialog: 'Cancel the booking of Ana?' */
  readonly confirmVerb?: string;
}

export type StatusColor = 'yellow' | 'green' | 'blue' | 'red';

export interface StatusFacts<Status extends string> {
  readonly label: string;
  readonly color: StatusColor;
  readonly actions: readonly StatusAction<Status>[];
}

export type StatusTable<
  Status extends string,
  Facts extends StatusFacts<Status> = StatusFacts<Status>,
> = Readonly<Record<Status, Facts>>;

export const statusesOf = <Status extends string, Facts>(
  table: Readonly<Record<Status, Facts>>,
  holds: (facts: Facts) => boolean = () => true,
): readonly Status[] => (Object.keys(table) as Status[]).filter((status) => holds(table[status]));

export const canMove = <Status extends string>(
  table: StatusTable<Status>,
  from: Status,
  to: Status,
): boolean => table[from].actions.some((action) => action.to === to);
