import type { MailEntry } from '@selasar/domain/mail';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { MailItem } from './MailList.tsx';

const mail: MailEntry = {
  id: 'one',
  kind: 'bookings',
  requestId: '1f0c2a44-5e1a-4d8e-9d4e-0a4f2d2f7a11',
  to: 'hannah@example.com',
  subject: 'Your booking is confirmed',
  state: 'queued',
  attempts: 0,
  createdAt: new Date('2026-11-20T02:05:00Z'),
  changedAt: new Date('2026-11-20T02:06:00Z'),
};

function renderItem(more: Partial<MailEntry>) {
  const onSendAgain = vi.fn<(sent: MailEntry) => Promise<void>>(async () => undefined);
  const element = <MailItem mail={{ ...mail, ...more }} onSendAgain={onSendAgain} />;
  renderAt('/', [{ path: '/', element }]);
  return onSendAgain;
}
const text = () => screen.getByRole('listitem').textContent;
const button = () => screen.queryByRole('button', { name: /^Send again/ });

describe('a mail', () => {
  it.each<[string, Partial<MailEntry>]>([
    ['Waiting to be sent · Nov 20, 2026, 10:05 AM', {}],
    [
      'Will be sent in a moment, unless the change is undone',
      { leavesAt: new Date(Date.now() + 9000) },
    ],
    ['Waiting to be sent', { leavesAt: new Date(Date.now() - 9000) }],
    ['Accepted by the mail server · Nov 20, 2026, 10:06 AM', { state: 'sent', attempts: 1 }],
    ['Arrived · Nov 20, 2026, 10:06 AM', { state: 'delivered', attempts: 1 }],
  ])('says no more than is known: %s', (words, more) => {
    renderItem(more);
    expect(text()).toContain(words);
    expect(text()).toContain('to hannah@example.com');
    expect(button()).toBeNull();
  });

  it('shows when it will be tried again, and why', () => {
    renderItem({ attempts: 2, reason: '451 Later', nextTryAt: new Date('2026-11-20T02:20:00Z') });
    expect(text()).toContain('Refused, 2 times · next try Nov 20, 2026, 10:20 AM');
    expect(text()).toContain('The mail server said: 451 Later');
    expect(button()).not.toBeNull();
  });

  it('that has failed is sent again once, however often the button is clicked', async () => {
    const onSendAgain = renderItem({ state: 'failed', attempts: 1, reason: '550 5.1.1 Unknown' });
    expect(text()).toContain('Refused, once');
    let finish = () => {};
    onSendAgain.mockImplementation(() => new Promise((resolve) => void (finish = resolve)));
    await userEvent.dblClick(button()!);
    expect(onSendAgain).toHaveBeenCalledTimes(1);
    expect(onSendAgain).toHaveBeenCalledWith(expect.objectContaining({ id: 'one' }));
    expect(button()).toHaveProperty('disabled', true);
    finish();
    await vi.waitFor(() => expect(button()).toHaveProperty('disabled', false));
  });
});
