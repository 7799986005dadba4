import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { dateField, pressKeys, textIn, typeParts } from '../../testing/dateField.ts';
import { CivilDateField } from './CivilDateField.tsx';
import type { CivilDateFieldProps } from './CivilDatePicker.tsx';

const onChange = vi.fn<(date: string | undefined) => void>();

/** A filter: it keeps its date while another is half typed. */
function Filter({ before, ...more }: { before: string } & Partial<CivilDateFieldProps>) {
  const [value, setValue] = useState(before);
  return (
    <>
      <CivilDateField
        label="From"
        value={value}
        clearable
        onChange={(date) => {
          onChange(date);
          if (date !== undefined) setValue(date);
        }}
        {...more}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        All days
      </button>
    </>
  );
}
async function show(before: string, more: Partial<CivilDateFieldProps> = {}) {
  onChange.mockClear();
  render(<Filter before={before} {...more} />);
  return dateField('From');
}
const announced = () => screen.getByRole('status').textContent;
const partsOf = (field: HTMLElement) => within(field).getAllByRole('spinbutton');
const leave = () => userEvent.click(screen.getByRole('status'));

it('shows a date like the rest of the product, and nothing for none', async () => {
  const field = await show('2026-11-05');
  expect(textIn(field)).toBe('Nov 5, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'All days' }));
  expect(textIn(field)).toBe('');
});

it('digits move from part to part, and half a date is not reported', async () => {
  const field = await show('');
  typeParts(field, '1214202');
  expect(onChange.mock.calls.filter(([date]) => date !== undefined)).toEqual([]);
  typeParts(field, '12142026');
  expect(announced()).toBe('2026-12-14');
  expect(textIn(field)).toBe('Dec 14, 2026');
});

it('a year of which two digits are typed keeps the list, and the text', async () => {
  const field = await show('2026-11-05');
  typeParts(field, '121420');
  expect(announced()).toBe('2026-12-14');
  expect(textIn(field)).toBe('Dec 14, 0020');
});

it('arrow keys change a part', async () => {
  const field = await show('2026-11-05');
  await userEvent.click(partsOf(field)[0] as HTMLElement);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(announced()).toBe('2026-12-04');
});

it('a deleted part keeps the list and is asked for, and without all parts there is no date', async () => {
  const field = await show('2026-11-05');
  await userEvent.click(partsOf(field)[0] as HTMLElement);
  await userEvent.keyboard('{Delete}');
  expect(onChange.mock.calls).toEqual([[undefined]]);
  await leave();
  expect(announced()).toBe('2026-11-05');
  expect(screen.getByText('Enter month, day and year')).toBeTruthy();
  await userEvent.click(partsOf(field)[1] as HTMLElement);
  await userEvent.keyboard('{Delete}{ArrowRight}{Delete}');
  expect(announced()).toBe('');
});

it('all parts are deleted at once, and typed again', async () => {
  const field = await show('2026-11-05');
  await userEvent.click(partsOf(field)[0] as HTMLElement);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(announced()).toBe('');
  typeParts(field, '11052026');
  expect(announced()).toBe('2026-11-05');
});

it.each(['{Backspace}', '0230'])('is empty once its filter is cleared: after %s', async (keys) => {
  const field = await show('2026-11-05');
  await userEvent.click(partsOf(field)[keys === '0230' ? 0 : 1] as HTMLElement);
  await userEvent.keyboard(keys);
  await leave();
  expect(textIn(field)).not.toBe('Nov 5, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'All days' }));
  const cleared = await dateField('From');
  expect(textIn(cleared)).toBe('');
  expect(cleared.getAttribute('aria-invalid')).toBe('false');
});

it('says what is wrong once the field is left', async () => {
  const field = await show('2026-11-05', { limits: { min: '2026-11-01' } });
  typeParts(field, '02302026');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await leave();
  expect(screen.getByText('This date does not exist')).toBeTruthy();
  typeParts(field, '10312026');
  await leave();
  expect(screen.getByText('Choose Nov 1, 2026 or later')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(announced()).toBe('2026-11-05');
});

it('the calendar offers a day, and to clear the date', async () => {
  await show('2026-11-05');
  const open = () =>
    userEvent.click(
      screen.getByRole('button', { name: 'Choose date, selected date is Nov 5, 2026' }),
    );
  await open();
  const clear = await screen.findByRole('button', { name: 'Clear' });
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Monday');
  await userEvent.click(clear);
  expect(announced()).toBe('');
});

it("a late answer of the parent does not undo what was typed since, as at the calendar's 'Go to'", async () => {
  const answers: string[] = [];
  function Page() {
    const [day, setDay] = useState('2026-11-05');
    return (
      <>
        <CivilDateField label="Go to" value={day} onChange={(date) => date && answers.push(date)} />
        <button type="button" onClick={() => setDay(answers.shift() ?? day)}>
          Answer
        </button>
      </>
    );
  }
  render(<Page />);
  const field = await dateField('Go to');
  const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await userEvent.click(partsOf(field)[0] as HTMLElement);
  const texts: (string | undefined)[] = [];
  for (const key of '1214') {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard(key);
    // Each answer is about the key before.
    if (answers.length > 1) answer();
    texts.push(textIn(field));
  }
  expect(texts).toEqual(['Jan 5, 2026', 'Dec 5, 2026', 'Dec 1, 2026', 'Dec 14, 2026']);
  while (answers.length > 0) answer();
  expect(textIn(field)).toBe('Dec 14, 2026');
});

it('a key that comes right after a commit, as when live rows arrive, keeps the other parts', async () => {
  function Page() {
    const [rows, setRows] = useState(0);
    const arrive = () => startTransition(() => setRows((before) => before + 1));
    return (
      <>
        <CivilDateField label="Go to" value="2026-11-05" onChange={() => undefined} />
        <output>{rows}</output>
        <button type="button" onClick={arrive}>
          Rows arrive
        </button>
      </>
    );
  }
  render(<Page />);
  const field = await dateField('Go to');
  const day = partsOf(field)[1] as HTMLElement;
  await userEvent.click(day);
  // The observer runs between the commit and its effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      pressKeys(day, '0');
      resolve();
    }).observe(screen.getByRole('status'), { characterData: true, subtree: true });
    screen.getByRole('button', { name: 'Rows arrive' }).click();
  });
  vi.unstubAllGlobals();
  pressKeys(day, '1');
  await waitFor(() => expect(textIn(field)).toBe('Nov 1, 2026'));
});

it('Enter submits a form whose button is elsewhere', async () => {
  const sent = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <CivilDateField label="From" value="2026-11-05" onChange={() => undefined} />
    </form>,
  );
  await userEvent.click(partsOf(await dateField('From'))[0] as HTMLElement);
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});
