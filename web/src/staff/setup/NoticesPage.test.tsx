import { readNoticeSettings, readOwnNotices } from '@selasar/domain/mail';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { NoticeSwitches } from './NoticesPage.tsx';
import { OwnChoices } from './OwnNotices.tsx';

const switches = () =>
  screen
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ checked, labels }) => [labels?.[0]?.textContent, checked]);

it('has a switch for each kind; one that was never set is on', () => {
  const settings = readNoticeSettings({ reply: false });
  renderAt('/', [{ path: '/', element: <NoticeSwitches settings={settings} /> }]);
  expect(switches()).toEqual([
    ['New bookings', true],
    ['New transfers', true],
    ['Messages of guests about a booking or transfer', false],
    ['Change requests', true],
    ['Cancellations by guests', true],
    ['Messages from the contact page', true],
    ['New reviews', false],
    ['Deposits that are not paid in time', false],
  ]);
});

const own = (stored: unknown) => {
  const session = { uid: 'ayu', email: 'ayu@example.com' };
  const element = <OwnChoices session={session} chosen={readOwnNotices(stored)} />;
  renderAt('/', [{ path: '/', element }]);
};
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);

it('mails nobody of staff before they choose, and asks about what only then', () => {
  own(undefined);
  expect(chosen().map(({ value }) => value)).toEqual(['never']);
  expect(screen.queryAllByRole('switch')).toEqual([]);
});

it('shows what a member of staff has chosen, and their address', () => {
  own({ pace: 'morning', newTransfer: false });
  expect(chosen().map(({ value }) => value)).toEqual(['morning']);
  expect(switches().filter(([, isOn]) => !isOn)).toEqual([['New transfers', false]]);
  expect(screen.getByText('ayu@example.com')).toBeTruthy();
});
