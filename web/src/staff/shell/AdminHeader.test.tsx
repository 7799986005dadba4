import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { AdminHeader } from './AdminHeader.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows the day in Bali, and the next one once it is midnight there', () => {
  const session = {
    uid: 'u1',
    email: 'made@example.com',
    fullName: 'Made',
    role: 'staff',
    emailVerified: true,
  } as const;
  const heading = { title: 'Bookings', description: 'Requests, newest first' };
  const element = (
    <AdminHeader heading={heading} session={session} live={false} onMenu={() => undefined} />
  );
  renderAt('/admin', [{ path: '*', element }]);
  expect(screen.getAllByText('Friday, November 20, 2026')).not.toHaveLength(0);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getAllByText('Saturday, November 21, 2026')).not.toHaveLength(0);
  expect(screen.queryByText('Friday, November 20, 2026')).toBeNull();
});
