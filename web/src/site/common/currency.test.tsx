import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@selasar/domain/core';
import type { ExchangeRate } from '@selasar/domain/offers';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { baliToday } from '../../clock/useToday.ts';
import { Approximately } from './Approximately.tsx';
import { chooseCurrency, ServedRates } from './useCurrency.ts';
import { CurrencySelect } from '../layout/Footer.tsx';

const asOf = baliToday();
const rates: readonly ExchangeRate[] = [
  { code: 'EUR', perUsd: 0.93, asOf },
  { code: 'IDR', perUsd: 16_350, asOf: addDays(asOf, -60) },
  { code: 'JPY', perUsd: 151, asOf: addDays(asOf, -61) },
];

beforeEach(() => {
  document.documentElement.lang = 'en';
});

const speak = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

function show(served: readonly ExchangeRate[] | undefined = rates) {
  const element = (
    <>
      <p>
        $85
        <Approximately usd={85} />
      </p>
      <CurrencySelect />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return render(
    <ServedRates value={served}>
      <RouterProvider router={router} />
    </ServedRates>,
  );
}
const price = () => screen.getByRole('paragraph').textContent;
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });

it('renders no element for a browser of the United States', () => {
  show();
  expect(screen.getByRole('paragraph').innerHTML).toBe('$85');
  expect(choice().value).toBe('USD');
  // The rate of the yen is too old.
  expect([...choice().options].map(({ value }) => value)).toEqual(['USD', 'EUR', 'IDR']);
});

it.each([
  ['de-DE', '$85 · about €79'],
  ['fr', '$85 · about €79'],
  ['en-IE', '$85 · about €79'],
  ['id-ID', '$85 · about IDR 1,390,000'],
  ['en-GB', '$85'],
  ['ja-JP', '$85'],
  ['', '$85'],
  ['no language', '$85'],
])('follows the region of a browser in %s until one is chosen', async (language, text) => {
  speak(language);
  show();
  expect(price()?.replaceAll('\u00A0', ' ')).toBe(text);
  await userEvent.selectOptions(choice(), 'USD');
  expect(price()).toBe('$85');
});

it('is chosen, and remembered by this browser', async () => {
  const { unmount } = show();
  await userEvent.selectOptions(choice(), 'EUR');
  expect(price()).toBe('$85 · about €79');
  // The separator is not read out.
  expect(screen.getByText('·').getAttribute('aria-hidden')).toBe('true');
  unmount();
  speak('id-ID');
  show();
  expect(price()).toBe('$85 · about €79');
  expect(choice().value).toBe('EUR');
});

it('shows dollars only while the chosen currency is not in the table', () => {
  chooseCurrency('EUR');
  const { unmount } = show(rates.slice(1));
  expect([price(), choice().value]).toEqual(['$85', 'USD']);
  unmount();
  show();
  expect([price(), choice().value]).toEqual(['$85 · about €79', 'EUR']);
});

it('follows a choice in another tab', () => {
  show();
  localStorage.setItem('currency', 'EUR');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currency' })));
  expect(price()).toBe('$85 · about €79');
});

it('ignores a stored value that is no currency', () => {
  localStorage.setItem('currency', '<script>');
  show();
  expect([price(), choice().value]).toEqual(['$85', 'USD']);
});

it('has no select without rates', () => {
  show([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(price()).toBe('$85');
});

it('lasts as long as the page in a private window without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  show();
  await userEvent.selectOptions(choice(), 'EUR');
  expect(price()).toBe('$85 · about €79');
  await userEvent.selectOptions(choice(), 'USD');
  expect(price()).toBe('$85');
});
