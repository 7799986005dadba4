import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain/core';
import type { CrewJob } from '@selasar/domain/crew';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { baliToday } from '../clock/useToday.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { withServer } from '../testing/withServer.ts';

const { server, JobCard } = await withServer(() => import('./JobCard.tsx'));

const job: CrewJob = {
  kind: 'bookings',
  id: '1f0c2a44-5e1a-4bae-8ba1-000000000000',
  part: 'tour',
  date: baliToday(),
  time: '07:30',
  what: 'Ubud Walk',
  roles: ['guide'],
  guests: 2,
  customerName: 'Hannah Vogel',
  hotel: 'Hotel Tugu',
};
const tick = { what: 'done', at: new Date(), byName: 'Made' } as const;

/** Shows the job. The returned function replaces it, as the live page would. */
function show() {
  let put: (now: CrewJob) => void = () => {};
  function Page() {
    const [shown, setShown] = useState(job);
    useEffect(() => {
      put = setShown;
    }, []);
    return <JobCard job={shown} />;
  }
  renderAt('/', [{ path: '/', element: <Page /> }]);
  return (now: CrewJob) => act(() => put(now));
}
const button = (name: string) => screen.getByRole('button', { name });

it('keeps the focus of a button that its press removes', async () => {
  server.answer = () => ({ json: { result: { what: 'no-show' } } });
  show();
  button('No show').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Undo: No show' });
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('article'));
});

it('shows on the pressed button that it sends, once for two presses', async () => {
  let answer = () => {};
  const waits = new Promise<void>((resolve) => (answer = resolve));
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    await waits;
    return Response.json({ result: { what: 'no-show' } });
  });
  show();
  await userEvent.dblClick(button('No show'));
  expect(button('Sending…').previousElementSibling?.textContent).toBe('Done');
  answer();
  await screen.findByRole('button', { name: 'Undo: No show' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('forgets a failure once the tick arrives: only its answer was lost', async () => {
  server.answer = () => undefined;
  const put = show();
  await userEvent.click(button('Done'));
  await screen.findByRole('alert');
  put({ ...job, tick });
  await waitFor(() => expect(button('Undo: Done')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has no buttons for a job of tomorrow', () => {
  const tomorrow = { ...job, date: addDays(job.date, 1) };
  renderAt('/', [{ path: '/', element: <JobCard job={tomorrow} /> }]);
  expect(screen.getByRole('article')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
