import { readNoticeSettings } from '@selasar/domain/mail';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { NoticeSwitches } from './NoticesPage.tsx';

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
  ]);
});
