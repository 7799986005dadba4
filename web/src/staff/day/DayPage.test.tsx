import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offlineForThisFile } from '../../data/firebase/testing/offlineStore.ts';
import { paths } from '../../paths.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { WithFirebase } from '../../testing/WithFirebase.tsx';
import { adminRoute } from '../common/session.tsx';
import { Component as DayPage } from './DayPage.tsx';

offlineForThisFile();
beforeEach(() => {
  // Twenty seconds before midnight in Bali.
  vi.useFakeTimers({ now: new Date('2026-12-14T15:59:40Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open(address: string): Promise<void> {
  renderAt(address, [
    {
      id: adminRoute,
      loader: () => ({ uid: 'made' }),
      HydrateFallback: () => null,
      element: (
        <WithFirebase>
          <Outlet />
        </WithFirebase>
      ),
      children: [{ path: paths.admin.day(':date?'), element: <DayPage /> }],
    },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const passMidnight = () => act(() => void vi.advanceTimersByTime(20_000));

it('without a date it shows today, and moves on at midnight in Bali', async () => {
  await open('/admin/day');
  expect(shown()).toBe('Monday, December 14, 2026');
  passMidnight();
  expect(shown()).toBe('Tuesday, December 15, 2026');
});

it('a day in the address stays', async () => {
  await open('/admin/day/2026-12-14');
  passMidnight();
  expect(shown()).toBe('Monday, December 14, 2026');
});

it('reports a day that does not exist, and links to today', async () => {
  await open('/admin/day/2026-02-30');
  expect(screen.getByRole('status').textContent).toContain('There is no day 2026-02-30');
  expect(screen.getByRole('link', { name: 'Go to today' }).getAttribute('href')).toBe('/admin/day');
});
