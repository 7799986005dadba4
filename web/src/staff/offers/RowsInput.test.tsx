import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../../forms/formResolver.ts';
import { RowsInput } from './RowsInput.tsx';

const upload =
  'http://localhost:9199/v0/b/demo-bali.appspot.com/o/tour-images%2F0f3c11aa-5e1a_1600_og-1?alt=media&token=a-1';

function Gallery() {
  const form = useForm({ defaultValues: { gallery: [upload, '/images/a.webp'] } });
  const gallery = useWatch({ control: form.control, name: 'gallery' });
  return (
    <FormProvider {...form}>
      <RowsInput name="gallery" label="Gallery" pictures />
      <output>{gallery.join(' ')}</output>
    </FormProvider>
  );
}
const row = (place: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Gallery ${place}` });

it('shows an upload by its name and keeps its address; a typed address can be changed', async () => {
  render(<Gallery />);
  expect(row(1).value).toBe('Picture 0f3c11aa');
  expect(row(1).readOnly).toBe(true);
  await userEvent.type(row(1), 'x');
  await userEvent.type(row(2), 'x');
  expect(screen.getByRole('status').textContent).toBe(`${upload} /images/a.webpx`);
});

const steps = z.object({ steps: z.array(z.string().max(5)) });

function Steps() {
  const form = useForm({
    resolver: formResolver(steps),
    defaultValues: { steps: ['one', 'two'] },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <RowsInput name="steps" label="Steps" />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

it('a refused form leads to the invalid row, however late it is rendered', async () => {
  render(<Steps />);
  const second = screen.getByRole('textbox', { name: 'Steps 2' });
  await userEvent.type(second, ' is too long');
  screen.getByRole('button', { name: 'Save' }).focus();
  // The form asks for the focus a second time after a timeout, which may come before or after the rendering.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => {});
  expect(second.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(second);
});

it('removing a row keeps the place', async () => {
  render(<Steps />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove steps 2' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add row' }));
});
