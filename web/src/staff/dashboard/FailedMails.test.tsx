import { screen } from '@testing-library/react';
import { company } from '@selasar/domain/core';
import type { MailEntry } from '@selasar/domain/mail';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { FailedList } from './FailedMails.tsx';

const failed = (more: Partial<MailEntry>): MailEntry => ({
  id: 'one',
  to: 'hannah@bounce.example',
  subject: 'Your booking is confirmed',
  state: 'failed',
  reason: '550 5.1.1 User unknown',
  attempts: 5,
  createdAt: new Date('2026-11-20T02:05:00Z'),
  changedAt: new Date('2026-11-20T02:06:00Z'),
  ...more,
});
const requestId = '1f0c2a44-5e1a-4d8e-9d4e-0a4f2d2f7a11';

function renderList(more: Partial<MailEntry>) {
  renderAt('/', [{ path: '/', element: <FailedList mails={[failed(more)]} /> }]);
  return {
    text: screen.getByRole('region', { name: 'Mails that failed' }).textContent,
    link: screen.queryByRole<HTMLAnchorElement>('link')?.getAttribute('href'),
  };
}

it.each([
  [{ kind: 'bookings', requestId }, `/admin/bookings?open=${requestId}`],
  [{ kind: 'transfers', requestId }, `/admin/airport-transfers?open=${requestId}`],
  [{ kind: 'messages', requestId }, `/admin/inbox?open=message:${requestId}`],
  [{ to: company.email }, '/admin/inbox'],
  [{}, undefined],
] as const)('says to whom, and why, and leads to what it is of', (more, href) => {
  const { text, link } = renderList(more);
  expect(text).toContain('Your booking is confirmed');
  expect(text).toContain(': 550 5.1.1 User unknown');
  expect(link).toBe(href);
});

it('says so if no reason was given', () => {
  expect(renderList({ reason: '' }).text).toContain('no reason was given');
});
