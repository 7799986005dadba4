import { readNoticeSettings, readOwnNotices } from '@selasar/domain/mail';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { useChoices } from './KindSwitches.tsx';
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

function Counted({ save }: { save: (name: string, value: number) => Promise<void> }) {
  const { shown, choose } = useChoices({ count: 0 }, save);
  return <button onClick={() => choose('count', shown.count + 1)}>{shown.count}</button>;
}

it('saves the last of several choices, one after the other, and then shows what is stored', async () => {
  const ends: (() => void)[] = [];
  const saved: number[] = [];
  const save = (_: string, value: number) => {
    saved.push(value);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  renderAt('/', [{ path: '/', element: <Counted save={save} /> }]);
  const button = screen.getByRole('button');
  for (let clicks = 0; clicks < 3; clicks += 1) await userEvent.click(button);
  expect([button.textContent, saved]).toEqual(['3', [1]]);
  ends.shift()?.();
  await expect.poll(() => saved).toEqual([1, 3]);
  ends.shift()?.();
  await expect.poll(() => button.textContent).toBe('0');
});
