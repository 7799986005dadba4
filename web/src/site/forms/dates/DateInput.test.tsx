import { localeOf, provideLocale } from '@selasar/domain/i18n';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { pressKeys } from '../../../testing/dateField.ts';
import { DateInput } from './DateInput.tsx';

afterEach(() => provideLocale(() => undefined));

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateInput
        label="Date"
        field={{ value, onChange: setValue, onBlur: () => undefined, ref: null }}
        calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
      />
      <output>{value}</output>
    </>
  );
}

it('writes a day like the rest of the product: 1, not 01', () => {
  render(
    <DateInput
      label="Date"
      field={{
        value: '2026-12-01',
        onChange: () => undefined,
        onBlur: () => undefined,
        ref: null,
      }}
      calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('Dec 1, 2026');
});

it.each([
  ['en', '12212026', 'Dec 21, 2026', 'Month day, year'],
  ['de', '21122026', '21 Dez 2026', 'Tag Monat Jahr'],
  ['ja', '20261221', '2026年12月21日', 'YYYY年MM月DD日'],
  ['zh', '20261221', '2026年12月21日', 'YYYY年MM月DD日'],
] as const)('in %s, %s is typed and becomes %s', async (language, digits, date, empty) => {
  const locale = await localeOf(language);
  provideLocale(() => locale);
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
  expect(screen.getByRole('group').textContent).toContain(empty);
  pressKeys(screen.getAllByRole('spinbutton')[0]!, ...Array.from(digits));
  expect(field.value).toBe(date);
  expect(screen.getByRole('status').textContent).toBe('2026-12-21');
});
