import { Timestamp } from 'firebase-admin/firestore';
import { DEMO_USERS } from '../demo.ts';
import type { SeedDocument } from './addMissing.ts';

const dayMs = 24 * 60 * 60 * 1000;
const answeredAfterMs = 2 * 60 * 60 * 1000;

/** When a request was made and last changed, both by the server's clock. */
export function timesOf(now: Date, requestedDaysAgo: number, status: string) {
  const createdAt = Timestamp.fromMillis(Math.round(now.getTime() - requestedDaysAgo * dayMs));
  const changes = stepsTo(status).length;
  return { createdAt, updatedAt: later(createdAt, changes) };
}

/** The events that led to a booking's or transfer's status. */
export function historyOf({ path, data }: SeedDocument): SeedDocument[] {
  const { status, createdAt } = data;
  const { uid, email, fullName } = DEMO_USERS.staff;
  const requested = { from: null, to: 'pending', by: 'guest', at: createdAt };
  const steps = ['pending', ...stepsTo(status)];
  const answers = steps.slice(1).map((to, index) => ({
    from: steps[index],
    to,
    by: uid,
    byName: fullName,
    byEmail: email,
    at: later(createdAt, index + 1),
  }));
  return [requested, ...answers].map((event, index) => ({
    path: `${path}/events/${index + 1}`,
    data: event,
  }));
}

/** What staff set, one after the other. */
function stepsTo(status: string): string[] {
  if (status === 'pending') return [];
  return status === 'completed' ? ['confirmed', 'completed'] : [status];
}

const later = (instant: Timestamp, changes: number): Timestamp =>
  Timestamp.fromMillis(instant.toMillis() + changes * answeredAfterMs);
