import type { RequestStatus } from '@selasar/domain/requests';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { baliToday } from '../../../clock/useToday.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { kindsForStaff } from '../kindsForStaff.ts';
import { ActionButtons } from './StatusActions.tsx';

function open(date: string, explains = false) {
  const onChange = vi.fn<(to: RequestStatus) => void>();
  const element = (
    <ActionButtons
      status="confirmed"
      statuses={kindsForStaff.transfers.statuses}
      date={date}
      recent={undefined}
      onChange={onChange}
      cancelVariant="text"
      explains={explains}
    />
  );
  renderAt('/', [{ path: '/', element }]);
  return onChange;
}
const complete = () => screen.getByRole('button', { name: 'Complete' });

it('completes nothing before its day, and keeps the button in its place', async () => {
  const early = open('2099-12-14');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Complete',
    'Cancel',
  ]);
  expect(complete().ariaDisabled).toBe('true');
  expect(complete().title).toBe('From Dec 14, 2099 on');
  await userEvent.click(complete());
  expect(early).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(early).toHaveBeenCalledWith('cancelled');
  cleanup();

  const today = open(baliToday());
  await userEvent.click(complete());
  expect(today).toHaveBeenCalledWith('completed');
});

it('says below the buttons when it completes, if there is room', () => {
  open('2099-12-14', true);
  const reason = screen.getByText('From Dec 14, 2099 on');
  expect(complete().getAttribute('aria-describedby')).toBe(reason.id);
  expect(complete().title).toBe('');
  expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('aria-describedby')).toBe(
    false,
  );
  cleanup();

  open(baliToday(), true);
  expect(screen.queryByText(/^From /)).toBeNull();
});
