import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feed } from '@selasar/domain/calendar';
import type { MailEntry } from '@selasar/domain/mail';
import { noStats } from '@selasar/domain/stats';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { StatusPanels, type StatusPanelsProps } from './StatusPage.tsx';

const retry = vi.fn<() => void>();
const loading = { status: 'loading', retry } as const;
const failed = {
  status: 'error',
  error: new Failure('refused', 'permission-denied'),
  retry,
} as const;
const known = <T,>(data: T) => ({ status: 'success', data, retry }) as const;

const at = new Date('2026-11-20T04:00:00Z');
const mail: MailEntry = {
  id: 'one',
  to: 'hannah@bounce.example',
  subject: 'Your booking is confirmed',
  state: 'failed',
  reason: '550 5.1.1 User unknown',
  attempts: 5,
  createdAt: at,
  changedAt: at,
};
const feed: Feed = {
  id: 'one',
  villaId: 'villa-sawah',
  villaName: 'Villa Sawah',
  name: 'Airbnb',
  url: 'https://portal.example/1.ics',
  createdAt: at,
  lastResult: { code: 'no-answer', message: 'The portal cannot be reached.' },
  events: 2,
  nights: 4,
  clashes: [],
  hasProblem: true,
};
const full: StatusPanelsProps = {
  figures: known({ ...noStats, recountedAt: at, lastDrift: 2 }),
  mails: known([mail]),
  feeds: known([feed]),
  functions: known({ release: '0a1b2c3d', node: '22.1.0' }),
};

/** Renders the page, and returns the text below a part's heading. */
function draw(more: Partial<StatusPanelsProps>) {
  renderAt('/', [{ path: '/', element: <StatusPanels {...full} {...more} /> }]);
  return (heading: string) => screen.getByRole('region', { name: heading });
}

const parts = [
  ['figures', 'Figures', 'Failed to load the last recount'],
  ['mails', 'Mails that failed', 'Failed to load the mails'],
  ['feeds', 'Calendars of other portals', 'Failed to load the calendars'],
  ['functions', 'Versions', 'Failed to load the version of the functions'],
] as const;

it('shows the state of each part, and the possible actions', () => {
  const part = draw({});
  expect(part('Figures').textContent).toContain('Nov 20, 2026, 12:00 PM');
  expect(part('Figures').textContent).toContain('2 figures had drifted');
  expect(within(part('Figures')).getByRole('button', { name: 'Recount now' })).toBeTruthy();
  const failedMail = part('Mails that failed');
  expect(failedMail.textContent).toContain('to hannah@bounce.example');
  expect(within(failedMail).getByRole('button', { name: /^Send again/ })).toBeTruthy();
  const calendars = part('Calendars of other portals');
  expect(calendars.textContent).toContain('The portal cannot be reached.');
  expect(within(calendars).getByRole('link', { name: /^Open/ })).toBeTruthy();
  expect(part('Versions').textContent).toContain('Site: under development');
  expect(part('Versions').textContent).toContain('Functions: release 0a1b2c3d, Node.js 22.1.0');
});

it('shows for each part that there is nothing', () => {
  const part = draw({ figures: known(noStats), mails: known([]), feeds: known([]) });
  expect(part('Figures').textContent).toContain('No recount has checked the figures yet.');
  expect(part('Mails that failed').textContent).toContain('None in the last 14 days.');
  expect(part('Calendars of other portals').textContent).toContain('No problems.');
});

it('names invalid records', () => {
  const damaged = [{ id: 'two', damage: { missing: ['name'], invalid: [] } }] as never;
  draw({ mails: known(damaged), feeds: known(damaged) });
  expect(screen.getByText(/^A damaged mail, ID two/)).toBeTruthy();
  expect(screen.getByText(/^A damaged calendar, ID two/)).toBeTruthy();
});

describe.each(parts)('of %s', (name, heading, message) => {
  it('shows nothing while a part is loading, and shows the rest', () => {
    const part = draw({ [name]: loading });
    expect(part(heading).querySelector('.MuiSkeleton-root')).not.toBeNull();
    expect(document.querySelectorAll('.MuiSkeleton-root')).toHaveLength(1);
    expect(within(part(heading)).queryByRole('alert')).toBeNull();
  });

  it('shows that a part could not be loaded, offers a retry, and shows the rest', async () => {
    const part = draw({ [name]: failed });
    expect(within(part(heading)).getByText(message)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    retry.mockClear();
    for (const [, other] of parts) expect(part(other)).toBeTruthy();
  });
});
