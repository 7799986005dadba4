import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feed } from '@selasar/domain/calendar';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { FeedItem, type FeedActions, Feeds } from './Feeds.tsx';

const feed = (more: Partial<Feed> = {}): Feed => ({
  id: '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11',
  villaId: 'villa-sawah',
  name: 'Airbnb',
  url: 'https://portal.example/1.ics',
  createdAt: new Date('2026-11-20T02:05:00Z'),
  events: 0,
  nights: 0,
  clashes: [],
  villaName: 'Villa Sawah',
  hasProblem: false,
  ...more,
});
const read: Partial<Feed> = {
  lastFetchedAt: new Date('2026-11-22T04:00:00Z'),
  lastResult: { code: 'ok', message: 'Read without problems.' },
  events: 2,
  nights: 1,
};

function renderItem(more: Partial<Feed>, isBusy = false) {
  const actions: FeedActions = {
    onFetch: vi.fn<FeedActions['onFetch']>(),
    onChange: vi.fn<FeedActions['onChange']>(),
    onRemove: vi.fn<FeedActions['onRemove']>(),
  };
  const element = <FeedItem {...actions} feed={feed(more)} icalKey="abc" isBusy={isBusy} />;
  renderAt('/', [{ path: '/', element }]);
  return actions;
}

describe('a feed', () => {
  it('that was never read says so', () => {
    renderItem({});
    expect(screen.getByText('Not synced yet. The first sync is within the hour.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what it contains, and when it was read', () => {
    renderItem(read);
    expect(
      screen.getByText('2 upcoming stays, 1 night blocked · synced Nov 22, 2026, 12:00 PM'),
    ).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what was left out of it', () => {
    const message = 'Read without problems. 1 entry is marked as free and blocks no nights.';
    renderItem({ ...read, lastResult: { code: 'ok', message } });
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('has its own address of our calendar', () => {
    renderItem(read);
    const field = screen.getByRole<HTMLInputElement>('textbox', {
      name: 'Our calendar, for Airbnb',
    });
    expect(field.value).toBe(`${window.location.origin}/ical/abc.ics?for=${feed().id}`);
    expect(field.readOnly).toBe(true);
  });

  it('that has shrunk can be accepted, while other problems offer only another read', async () => {
    const message = 'The calendar had 5 stays and has 1 now.';
    const { onFetch } = renderItem({ ...read, lastResult: { code: 'shrunk', message } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(message);
    await userEvent.click(within(alert).getByRole('button', { name: 'Accept the change' }));
    expect(onFetch).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Airbnb' }), true);
    await userEvent.click(screen.getByRole('button', { name: 'Sync now: Airbnb' }));
    expect(onFetch).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Airbnb' }), false);
  });

  it('with another problem has nothing to accept', () => {
    renderItem({ ...read, lastResult: { code: 'refused', message: 'The portal answers 404.' } });
    expect(screen.getByRole('alert').textContent).toContain('The portal answers 404.');
    expect(screen.queryByRole('button', { name: 'Accept the change' })).toBeNull();
  });

  it('shows a double booking as an error, with links to the bookings', () => {
    const bookingId = '1f0c2a44-5e1a-4d8e-9d4e-0a4f2d2f7a11';
    const clashes = [{ bookingId, startDate: '2026-12-30', endDate: '2027-01-02' }];
    renderItem({ ...read, clashes });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Double booking: here and at Airbnb');
    const link = within(alert).getByRole<HTMLAnchorElement>('link', {
      name: 'Booking #1f0c2a44 (Dec 30, 2026 to Jan 2, 2027)',
    });
    expect(link.getAttribute('href')).toBe(`/admin/bookings?open=${bookingId}`);
  });

  it('ignores its actions while it is being read, and keeps the focus', () => {
    const shrunk = { code: 'shrunk', message: 'It has 1 stay now.' } as const;
    const actions = renderItem({ ...read, lastResult: shrunk }, true);
    const names = ['Please wait…: Airbnb', 'Change: Airbnb', 'Remove: Airbnb', 'Accept the change'];
    for (const name of names) {
      const button = screen.getByRole('button', { name });
      expect(button.ariaDisabled).toBe('true');
      button.focus();
      expect(document.activeElement).toBe(button);
      fireEvent.click(button);
    }
    for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  });
});

function renderFeeds(feeds: Feed[]) {
  renderAt('/', [
    { path: '/', element: <Feeds villaId="villa-sawah" feeds={feeds} icalKey={undefined} /> },
  ]);
}

describe('the feeds of a villa', () => {
  it('may be empty', () => {
    renderFeeds([]);
    expect(screen.getByText('No calendars yet')).toBeTruthy();
  });

  it('are ten at most', () => {
    renderFeeds(Array.from({ length: 10 }, (_, n) => feed({ id: `${n}`, name: `Portal ${n}` })));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  });

  it('are removed only after a question that names the consequences', async () => {
    renderFeeds([feed()]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Airbnb' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Airbnb?' });
    expect(question.textContent).toContain('become free immediately');
  });

  it('block for free entries, too, unless the calendar is a portal’s or staff say otherwise', async () => {
    renderFeeds([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    const isOn = () =>
      dialog.getByRole<HTMLInputElement>('switch', { name: 'Free entries block, too' }).checked;
    expect(isOn()).toBe(true);
    await userEvent.click(dialog.getByRole('textbox', { name: /Address of the calendar/ }));
    await userEvent.paste('https://www.airbnb.com/1.ics');
    expect(isOn()).toBe(false);
    await userEvent.click(dialog.getByRole('switch', { name: 'Free entries block, too' }));
    expect(isOn()).toBe(true);
  });

  it('require a name and a complete address', async () => {
    renderFeeds([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save and sync' }));
    expect(await dialog.findByText('Please say which portal it is, such as Airbnb')).toBeTruthy();
    expect(dialog.getByText('Please paste the address of the calendar')).toBeTruthy();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Address of the calendar/ }),
      'portal.example/1.ics',
    );
    expect(
      await dialog.findByText(
        'Please paste the whole address of the calendar, which begins with https://',
      ),
    ).toBeTruthy();
  });
});
