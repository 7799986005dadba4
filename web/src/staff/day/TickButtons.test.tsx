import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '@selasar/domain/crew';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { job } from './testing/job.ts';
import { TickButtons } from './JobItem.tsx';
import type { TickWhat } from './useTicks.ts';

const done = {
  what: 'done',
  at: new Date('2026-12-14T00:05:00Z'),
  by: 'crew',
  byName: 'Made',
} as const;

const today = '2026-12-14';

function open(shown: Job, pending?: TickWhat, date = today) {
  const onTick = vi.fn<(job: Job, what: TickWhat) => void>();
  const element = <TickButtons job={shown} date={date} pending={pending} onTick={onTick} />;
  renderAt('/', [{ path: '/', element }]);
  return onTick;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T02:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
});
const button = (name: RegExp) => screen.getByRole('button', { name });

it('shows the outcome of a job, by whom and when in Bali', async () => {
  const ticked = job({ tick: done });
  const onTick = open(ticked);
  expect(button(/^Done/).getAttribute('aria-pressed')).toBe('true');
  expect(button(/^No show/).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Made, 08:05')).toBeTruthy();
  await userEvent.click(button(/^No show/));
  expect(onTick).toHaveBeenLastCalledWith(ticked, 'no-show');
  // Another click opens it again.
  await userEvent.click(button(/^Done/));
  expect(onTick).toHaveBeenLastCalledWith(ticked, null);
});

it('is disabled while a tick is pending', async () => {
  const onTick = open(job(), 'done');
  expect(button(/^Done/).textContent).toBe('Saving…');
  await userEvent.click(button(/^Done/));
  await userEvent.click(button(/^No show/));
  expect(onTick).not.toHaveBeenCalled();
});

it('offers no no-show at a check-out, and can undo an existing one', async () => {
  const leaving = { part: 'check-out', sort: 'check-out' } as const;
  open(job(leaving));
  expect(screen.getAllByRole('button')).toEqual([button(/^Done/)]);
  cleanup();
  const ticked = job({ ...leaving, tick: { ...done, what: 'no-show' } });
  const onTick = open(ticked);
  await userEvent.click(button(/^No show/));
  expect(onTick).toHaveBeenLastCalledWith(ticked, null);
});

it('has no buttons for a job that is not confirmed', () => {
  open(job({ status: 'pending' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('has no buttons before the day of the job, but opens what was set too early', async () => {
  open(job(), undefined, '2026-12-15');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const ticked = job({ tick: done });
  const onTick = open(ticked, undefined, '2026-12-15');
  expect(screen.getAllByRole('button')).toEqual([button(/^Done/)]);
  await userEvent.click(button(/^Done/));
  expect(onTick).toHaveBeenLastCalledWith(ticked, null);
});
