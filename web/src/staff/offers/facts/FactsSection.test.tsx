import { screen, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Facts, type TourFact, tourFacts } from '@selasar/domain/offers';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../../../forms/formResolver.ts';
import { factFields, toFactForm, toFacts } from './factForm.ts';
import type { FactForm } from './factForm.ts';
import { FactsSection } from './FactsSection.tsx';

const resolver = formResolver<FactForm>(z.object(factFields(tourFacts)));

const show = (facts?: Facts<TourFact>) => {
  const saved = vi.fn<(facts: Facts | undefined) => void>();
  function Form() {
    const form = useForm<FactForm>({ resolver, defaultValues: toFactForm(tourFacts, facts) });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit((all) => saved(toFacts(all)))(event)}>
          <FactsSection table={tourFacts} upload={{ isRunning: false, run: () => undefined }} />
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  return saved;
};
const section = () => screen.getByRole('button', { name: /^Facts/ });
const isOpen = () => section().getAttribute('aria-expanded') === 'true';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (label: string, ...options: string[]) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  const list = within(screen.getByRole('listbox'));
  for (const name of options) {
    // A select takes one choice after another.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.click(list.getByRole('option', { name }));
  }
};

it('is folded without facts, and stores what is filled in', async () => {
  const saved = show();
  expect(isOpen()).toBe(false);
  await userEvent.click(section());
  screen.getByRole('region', { name: /^Facts/ });
  await choose('Tour type', 'Private');
  await choose('Guide speaks', 'English', 'Indonesian');
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Age'), '8');
  await userEvent.type(screen.getByLabelText('What to bring 1'), ' Jacket ');
  expect(section().textContent).toBe('Facts4 facts');
  await save();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved).toHaveBeenCalledWith({
    tourType: 'private',
    guideLanguages: 'en\nid',
    youngestAge: '8',
    bring: 'Jacket',
  });
});

it('is open with facts, and stores none once they are emptied', async () => {
  const saved = show({ difficulty: 'hard' });
  expect(isOpen()).toBe(true);
  expect(section().textContent).toBe('Facts1 fact');
  await choose('Difficulty', 'Not set');
  await save();
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith(undefined));
});

it('opens with a message at the fact that is wrong', async () => {
  const saved = show({ walking: '2 hours' });
  await userEvent.type(screen.getByLabelText('Age'), 'eight');
  await userEvent.click(section());
  await save();
  expect(await screen.findByText('Please enter a whole number')).toBeTruthy();
  expect(isOpen()).toBe(true);
  expect(saved).not.toHaveBeenCalled();
});

it('returns the stored facts when nothing is changed', () => {
  const facts = { guideLanguages: 'en\nid', bring: 'Jacket\nShoes', rain: 'We go' };
  expect(toFacts(toFactForm(tourFacts, facts))).toEqual(facts);
  expect(toFacts(toFactForm(tourFacts, undefined))).toBeUndefined();
});
