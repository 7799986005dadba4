import { pathWithin, statusesOf, type StatusTable, subcollections } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { DEMO_USERS } from '../demo.ts';
import type { SeedDocument } from './addMissing.ts';

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
const answeredAfterMs = 2 * hourMs;

/** When a request was made and last changed, both by the server's clock. */
export function timesOf<Status extends string>(
  now: Date,
  requestedDaysAgo: number,
  table: StatusTable<Status>,
  status: Status,
) {
  const createdAt = Timestamp.fromMillis(Math.round(now.getTime() - requestedDaysAgo * dayMs));
  const changes = wayTo(table, status).length - 1;
  return { createdAt, updatedAt: later(createdAt, changes) };
}

/** The history of a booking or transfer up to its status. */
export const historyOf =
  <Status extends string>(table: StatusTable<Status>) =>
  ({ path, data }: SeedDocument): SeedDocument[] => {
    const { uid, email, fullName } = DEMO_USERS.staff;
    const staff = { by: uid, byName: fullName, byEmail: email };
    return wayTo(table, data['status']).map((to, index, way) => ({
      path: `${pathWithin(path, subcollections.events)}/${index + 1}`,
      data: {
        from: way[index - 1] ?? null,
        to,
        ...(index === 0 ? { by: 'guest' } : staff),
        at: later(data['createdAt'], index),
      },
    }));
  };

/** The statuses up to the given one: the shortest path of transitions from the first status of the table. */
function wayTo<Status extends string>(table: StatusTable<Status>, status: Status): Status[] {
  const statuses = statusesOf(table);
  const ways = statuses.slice(0, 1).map((first) => [first]);
  for (const way of ways) {
    const last = way.at(-1);
    if (last === status) return way;
    if (last === undefined || way.length === statuses.length) break;
    // Breadth first: the loop also visits paths that are added while it runs.
    ways.push(...table[last].actions.map(({ to }) => [...way, to]));
  }
  throw new Error(`No arrows lead to '${status}'.`);
}

const later = (instant: Timestamp, changes: number): Timestamp =>
  Timestamp.fromMillis(instant.toMillis() + changes * answeredAfterMs);
