import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { Component as AuthPage } from './AuthPage.tsx';
import { fill } from '../../../testing/fill.ts';

const show = () => renderAt('/auth', [{ path: '/auth', element: <AuthPage /> }]);

describe('AuthPage', () => {
  it('asks for email and password to log in', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
  });

  it('also asks for the full name to register', async () => {
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please enter your full name')).toBeTruthy();
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter a password')).toBeTruthy();
  });

  it('shows how hard the password is to guess, and accepts what the service accepts', async () => {
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Register' }));
    await fill(screen.getByLabelText(/Full name/), 'Ketut Wijaya');
    const password = screen.getByLabelText(/Password/);
    const hint = () => screen.getByText(/hard to guess|make it strong/).textContent;
    await fill(password, 'ketut1');
    expect(hint()).toMatch(/^Weak/);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please enter your email')).toBeTruthy();
    expect(screen.queryByText('Please use at least 6 characters')).toBeNull();
    await fill(password, ' and a scooter full of papaya');
    expect(hint()).toMatch(/^(Fair|Strong)/);
  });

  it('shows an error when the service is unreachable, and of two attempts only the last', async () => {
    show();
    const user = userEvent.setup();
    await fill(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await fill(screen.getByLabelText(/Password/), 'secret-1');
    const button = screen.getByRole('button', { name: 'Sign In' });
    const message = 'The network is unreachable. Please check your connection.';
    await user.click(button);
    const first = await screen.findByText(message);
    await user.click(button);
    const others = () => screen.getAllByText(message).filter((one) => one !== first);
    await expect.poll(others).toHaveLength(1);
    expect(document.querySelectorAll('[data-removed="false"]')).toHaveLength(1);
  });
});
