import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';
import { AuthPage } from './AuthPage.tsx';
import { fill } from '../testing/fill.ts';

const show = () => renderAt('/auth', [{ path: '/auth', element: <AuthPage /> }]);

describe('AuthPage', () => {
  it('asks for email and password to log in', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
  });

  it('asks for the full name too to register', async () => {
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please enter your full name')).toBeTruthy();
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter a password')).toBeTruthy();
  });

  it('says what is wrong when the service cannot be reached', async () => {
    show();
    const user = userEvent.setup();
    await fill(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await fill(screen.getByLabelText(/Password/), 'secret-1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(
      await screen.findByText('The network is unreachable. Please check your connection.'),
    ).toBeTruthy();
  });
});
