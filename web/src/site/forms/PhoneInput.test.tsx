import { provideLocale } from '@selasar/domain/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { PhoneInput } from './PhoneInput.tsx';

function Form() {
  const { control } = useForm({ defaultValues: { phone: '' } });
  return <PhoneInput control={control} name="phone" label="Phone" />;
}
const countries = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /code|Kode/ });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
async function type(number: string) {
  await userEvent.clear(phone());
  await fill(phone(), number);
}
const shown = () => countries().selectedOptions[0]?.textContent;
async function open() {
  render(<Form />);
  await within(countries()).findByRole('option', { name: /Indonesia/ });
}

it('choosing a country puts its code before the number', async () => {
  await open();
  expect(shown()).toBe('No country code');
  await type('07700 900123');
  await userEvent.selectOptions(countries(), 'United Kingdom +44');
  expect(phone().value).toBe('+44 7700 900123');
  await userEvent.selectOptions(countries(), 'Germany +49');
  expect(phone().value).toBe('+49 7700 900123');
  await userEvent.selectOptions(countries(), 'No country code');
  expect(phone().value).toBe('7700 900123');
});

it('typing a number with a code chooses the country', async () => {
  await open();
  await type('+44 7700 900123');
  expect(shown()).toBe('United Kingdom +44');
  await type('0812 3456 7890');
  expect(shown()).toBe('Indonesia +62');
});

it('keeps the chosen country among those that share a code', async () => {
  await open();
  await type('+1 416 555 0123');
  await userEvent.selectOptions(countries(), 'Canada +1');
  expect(phone().value).toBe('+1 416 555 0123');
  expect(shown()).toBe('Canada +1');
  await type('+7 495 123');
  expect(shown()).toBe('Russia +7');
});

it('names the countries in the language of the page, in its order', async () => {
  provideLocale(() => ({ language: 'id' }));
  await open();
  const names = within(countries()).getAllByRole('option');
  const [germany, england] = ['Jerman', 'Inggris Raya'].map((name) =>
    names.findIndex(({ textContent }) => textContent?.startsWith(name)),
  );
  expect(germany).toBeGreaterThan(england!);
  expect(england).toBeGreaterThan(0);
  provideLocale(() => undefined);
});
