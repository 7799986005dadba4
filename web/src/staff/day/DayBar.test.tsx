import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dateField, textIn } from '../../testing/dateField.ts';
import { DayBar } from './DayBar.tsx';

const nothing = () => undefined;

it.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Today' }))],
  ['the key', () => userEvent.keyboard('t')],
])('%s of today drops a half typed date although today is shown', async (_name, goToToday) => {
  render(
    <DayBar date="2026-12-14" today="2026-12-14" onGo={nothing} onStep={nothing}>
      {null}
    </DayBar>,
  );
  const field = await dateField('Go to');
  await userEvent.click(field.querySelector('[role=spinbutton]') ?? field);
  await userEvent.keyboard('{Delete}');
  await userEvent.click(screen.getByRole('heading'));
  expect(textIn(field)).not.toBe('Dec 14, 2026');
  await goToToday();
  expect(textIn(await dateField('Go to'))).toBe('Dec 14, 2026');
  expect(screen.queryByText('Enter month, day and year')).toBeNull();
});
