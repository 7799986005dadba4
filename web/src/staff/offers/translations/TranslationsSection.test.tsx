import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { translationLabels } from './translationForm.ts';
import { TranslationsSection } from './TranslationsSection.tsx';

const labels = { title: 'Title', steps: 'Steps' };
const values = { title: 'Walk', steps: ['a', 'b'], id_title: '', id_steps: [''] };

function Form() {
  const form = useForm({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <TranslationsSection
        texts={['title', 'steps']}
        labels={{ ...labels, ...translationLabels(labels) }}
      />
      <button onClick={() => form.setError('id_title', { type: 'custom', message: 'Too long' })}>
        Judge
      </button>
      <button onClick={() => form.setError('title', { type: 'custom', message: 'Missing' })}>
        Judge English
      </button>
      <button onClick={() => form.clearErrors()}>Mend</button>
    </FormProvider>
  );
}

const section = () => screen.getByRole('button', { name: /^Indonesian/ });

it('names missing translations while they are typed, beside the English text', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(section().textContent).toBe('Indonesian2 missing: Title, Steps');
  await user.click(section());
  await user.type(screen.getByRole('textbox', { name: 'Title (Indonesian)' }), 'Jalan');
  expect(section().textContent).toBe('Indonesian1 missing: Steps');
  expect(screen.getByText('In English: a · b')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Steps (Indonesian) 1' }), 'a');
  expect(section().textContent).toBe('Indonesian1 missing: Steps');
  await user.click(screen.getByRole('button', { name: 'Add row' }));
  await user.type(screen.getByRole('textbox', { name: 'Steps (Indonesian) 2' }), 'b');
  expect(section().textContent).toBe('IndonesianAll is translated');
});

it('opens only where it has an error, and stays open while that is corrected', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Judge English' }));
  expect(section().getAttribute('aria-expanded')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Judge' }));
  expect(section().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Too long')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mend' }));
  expect(screen.queryByText('Too long')).toBeNull();
  expect(section().getAttribute('aria-expanded')).toBe('true');
});

function FactForm() {
  const defaultValues = { walking: '2 hours', rain: '', id_walking: '', id_rain: '' };
  const form = useForm({ defaultValues });
  const labels = { walking: 'Walking', rain: 'If it rains' };
  return (
    <FormProvider {...form}>
      <TranslationsSection
        texts={['walking', 'rain']}
        labels={{ ...labels, ...translationLabels(labels) }}
      />
    </FormProvider>
  );
}

it('asks for translations of the facts that are set', async () => {
  render(<FactForm />);
  expect(section().textContent).toBe('Indonesian1 missing: Walking');
  await userEvent.click(section());
  expect(screen.getByRole('textbox', { name: 'Walking (Indonesian)' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'If it rains (Indonesian)' })).toBeNull();
});
