/** A button that moves something to another status. */
export interface StatusAction<Status extends string> {
  readonly to: Status;
  readonly label: string;
  /** Staff are asked first, with this verb: 'Cancel the booking of Ana?' */
  readonly asks?: string;
}

export type StatusColor = 'yellow' | 'green' | 'blue' | 'red';

/** What is known of a status, whatever has it. */
export interface StatusFacts<Status extends string> {
  readonly label: string;
  readonly color: StatusColor;
  /** What staff may do with something in this status. */
  readonly actions: readonly StatusAction<Status>[];
}

/** Everything that is known of the statuses of one aggregate. What depends on a status reads it here. */
export type StatusTable<
  Status extends string,
  Facts extends StatusFacts<Status> = StatusFacts<Status>,
> = Readonly<Record<Status, Facts>>;

/** All statuses, or those for which it holds, in the order of the table. */
export const statusesOf = <Status extends string, Facts>(
  table: Readonly<Record<Status, Facts>>,
  holds: (facts: Facts) => boolean = () => true,
): readonly Status[] => (Object.keys(table) as Status[]).filter((status) => holds(table[status]));

/** Whether an arrow leads from one status to the other. */
export const canMove = <Status extends string>(
  table: StatusTable<Status>,
  from: Status,
  to: Status,
): boolean => table[from].actions.some((action) => action.to === to);
