import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredRules } from '@selasar/domain/pricing';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { formResolver } from '../../../forms/formResolver.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ruleFields, toRuleForm } from './ruleForm.ts';
import type { RuleForm } from './ruleForm.ts';
import { RulesSection } from './RulesSection.tsx';

const resolver = formResolver<RuleForm>(z.object(ruleFields));

function Form({ stored }: { stored: StoredRules }) {
  const form = useForm<RuleForm>({ resolver, defaultValues: toRuleForm(stored) });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <RulesSection type="tour" price={60} stored={undefined} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}
const show = (stored: StoredRules) =>
  renderAt('/', [{ path: '/', element: <Form stored={stored} /> }]);
const section = () => screen.getByRole('button', { name: /^Booking rules/ });
const isOpen = () => section().getAttribute('aria-expanded') === 'true';

it('is closed without rules, and open with some', () => {
  show(undefined);
  expect(isOpen()).toBe(false);
  cleanup();
  show({ seats: 12 });
  expect(isOpen()).toBe(true);
  expect(section().textContent).toBe('Booking rules1 rule');
  expect(screen.getByText(/: 4 guests × \$60 = \$240$/)).toBeDefined();
});

it('opens when something in it is wrong', async () => {
  show({ seats: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Add group price' }));
  await userEvent.type(screen.getByLabelText('Group prices 1: percent'), '-95');
  await userEvent.click(section());
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please use at least -90')).toBeDefined();
  expect(isOpen()).toBe(true);
});

it('says that two start times are equal, and what is wrong in their rows', async () => {
  show({ departures: { '08:00': { seats: 8 }, '14:00': {} } });
  const time = screen.getByLabelText<HTMLInputElement>('Start times 2: time');
  fireEvent.change(time, { target: { value: '08:00' } });
  await userEvent.type(screen.getByLabelText('Start times 2: seats'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a number, such as 1000 or 12.50')).toBeDefined();
  expect(screen.getByText('Two of these start at the same time')).toBeDefined();
});

it('shows invalid rules as such until the user starts over', async () => {
  show('damaged');
  expect(screen.queryByLabelText('Seats a day')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Begin with empty rules' }));
  expect(screen.getByLabelText('Seats a day')).toBeDefined();
});
