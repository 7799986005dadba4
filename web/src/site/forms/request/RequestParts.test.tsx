import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SendButton } from './RequestParts.tsx';

function Form() {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <input aria-label="Name" />
      <SendButton type="submit" sending={sent > 0}>
        {`Sent ${sent}`}
      </SendButton>
    </form>
  );
}

it('keeps the focus while it sends, and sends once', async () => {
  render(<Form />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(button.textContent).toBe('Sent 1');
});
