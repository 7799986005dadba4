import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MessageItem } from './MessageItem.tsx';

const message = {
  id: 'm1',
  name: 'Ana',
  email: 'ana@example.com',
  subject: 'Child seats',
  message: 'Do you have any?',
  read: false,
  createdAt: new Date('2026-11-20T02:00:00Z'),
};

it('shows the sender and that it is unread; the text appears when it is opened', async () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  const { rerender } = render(<MessageItem message={message} open={false} onToggle={onToggle} />);
  expect(screen.getByText('Unread')).toBeTruthy();
  expect(screen.queryByText('Do you have any?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Child seats/ }));
  expect(onToggle).toHaveBeenCalledWith(true);
  rerender(<MessageItem message={{ ...message, read: true }} open onToggle={onToggle} />);
  expect(screen.getByText('Do you have any?')).toBeTruthy();
  expect(screen.queryByText('Unread')).toBeNull();
  expect(screen.getByRole('link', { name: /Answer/ }).getAttribute('href')).toBe(
    'mailto:ana@example.com?subject=Re%3A%20Child%20seats',
  );
});
