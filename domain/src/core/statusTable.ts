/** A button that moves a record to another status. */
export interface StatusAction<Status extends string> {
  readonly to: Status;
  readonly label: string;
  /** The verb of the confirmation dialog: 'Cancel the booking of Ana?' */
  readonly confirmVerb?: string;
}

export type StatusColor = 'yellow' | 'green' | 'blue' | 'red';

/** The facts about a status that all aggregates share. */
export interface StatusFacts<Status extends string> {
  readonly label: string;
  readonly color: StatusColor;
  /** The staff actions in this status. */
  readonly actions: readonly StatusAction<Status>[];
}

/** All facts about the statuses of one aggregate. Code that depends on a status reads them here. */
export type StatusTable<
  Status extends string,
  Facts extends StatusFacts<Status> = StatusFacts<Status>,
> = Readonly<Record<Status, Facts>>;

/** All statuses, or those that match the condition, in the order of the table. */
export const statusesOf = <Status extends string, Facts>(
  table: Readonly<Record<Status, Facts>>,
  holds: (facts: Facts) => boolean = () => true,
): readonly Status[] => (Object.keys(table) as Status[]).filter((status) => holds(table[status]));

/** Whether there is a transition from one status to the other. */
export const canMove = <Status extends string>(
  table: StatusTable<Status>,
  from: Status,
  to: Status,
): boolean => table[from].actions.some((action) => action.to === to);
