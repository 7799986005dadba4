import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offlineForThisFile } from '../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { WithFirebase } from '../../testing/WithFirebase.tsx';
import { AdminHeader } from './AdminHeader.tsx';

offlineForThisFile();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (path: string, live = false) => {
  const session = {
    uid: 'u1',
    email: 'made@example.com',
    fullName: 'Made',
    role: 'staff',
    emailVerified: true,
  } as const;
  const heading = { title: 'Bookings', description: 'Requests, newest first' };
  const element = (
    <WithFirebase>
      <AdminHeader heading={heading} session={session} live={live} onMenu={() => undefined} />
    </WithFirebase>
  );
  renderAt(path, [{ path: '*', element }]);
};

it('shows the day in Bali, and the next one once it is midnight there', () => {
  show('/admin');
  expect(screen.getAllByText('Friday, November 20, 2026')).not.toHaveLength(0);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getAllByText('Saturday, November 21, 2026')).not.toHaveLength(0);
  expect(screen.queryByText('Friday, November 20, 2026')).toBeNull();
});

it.each([
  ['/admin/bookings', true, []],
  ['/admin/setup', true, []],
  ['/admin/templates', true, ['/admin/setup']],
  // Somebody who waits for approval has no Setup.
  ['/admin/templates', false, []],
])('on %s, allowed: %s, it leads back to %j', (path, live, addresses) => {
  show(path, live);
  const links = screen.queryAllByRole('link', { name: 'Setup' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
});
