import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { fill } from '../../testing/fill.ts';
import { Component as FindTripPage } from './FindTripPage.tsx';

const show = () => renderAt('/trip', [{ path: '/trip', element: <FindTripPage /> }]);
const field = () => screen.getByRole('textbox', { name: /Email/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

it('requires a valid email', async () => {
  show();
  await send();
  expect(await screen.findByText('Please enter your email')).toBeTruthy();
  await fill(field(), 'hannah');
  await send();
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
});

it('does not claim that a link is on its way when the server was unreachable', async () => {
  show();
  await fill(field(), 'hannah@example.com');
  await send();
  expect(await screen.findByText(/we do not know whether your request has arrived/)).toBeTruthy();
  expect(screen.queryByText(/a link is on its way/)).toBeNull();
  expect(field()).toHaveProperty('value', 'hannah@example.com');
});

it('opens no trip for the next person at this device, whatever the browser holds', () => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem('trip', 'a-key');
  show();
  expect(document.body.innerHTML).not.toContain('a-key');
});
