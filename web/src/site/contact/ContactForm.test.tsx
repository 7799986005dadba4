import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { ContactForm } from './ContactForm.tsx';
import { fill } from '../../testing/fill.ts';

const show = () => renderAt('/', [{ path: '/', element: <ContactForm /> }]);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

describe('ContactForm', () => {
  it('requires all fields but the phone', async () => {
    show();
    await send();
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter a subject')).toBeTruthy();
    expect(screen.getByText('Please enter your message')).toBeTruthy();
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    expect(phone.getAttribute('aria-invalid')).toBe('false');
  });

  it('shows Sending..., then the failure, and keeps the text', async () => {
    show();
    await fill(screen.getByRole('textbox', { name: /Name/ }), 'Ana');
    await fill(screen.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await fill(screen.getByRole('textbox', { name: /Subject/ }), 'Nyepi');
    await fill(screen.getByRole('textbox', { name: /Message/ }), 'Are you open?');
    await send();
    const sending = screen.getByRole('button', { name: 'Sending...' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    expect(
      await screen.findByText('Your message could not be sent', {}, { timeout: 10_000 }),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Are you open?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy();
  });

  it('keeps its input when the visitor comes back', async () => {
    show();
    await fill(screen.getByRole('textbox', { name: /Subject/ }), 'Nyepi');
    show();
    expect(screen.getAllByDisplayValue('Nyepi')).toHaveLength(2);
  });
});
