import { callError } from '../callError.ts';

interface StatusChange<Status extends string> {
  /** What is changed, as in 'This booking'. */
  name: 'booking' | 'transfer';
  /** What is stored. */
  currentStatus: Status;
  /** What the staff member saw, and what it shall become. */
  from: Status;
  to: Status;
  isAllowed: (from: Status, to: Status) => boolean;
}

/** Refuses a change that starts from an outdated view, and one that the status machine does not know. */
export function checkStatusChange<Status extends string>(change: StatusChange<Status>): void {
  const { name, currentStatus, from, to, isAllowed } = change;
  if (currentStatus !== from) {
    throw callError({
      code: 'status-stale',
      field: 'from',
      message: `This ${name} has changed in the meantime: it is ${currentStatus} now.`,
      currentStatus,
    });
  }
  if (!isAllowed(from, to)) {
    throw callError({
      code: 'status-not-allowed',
      field: 'to',
      message: `A ${from} ${name} cannot become ${to}.`,
      currentStatus,
    });
  }
}
