import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { withoutStrayCaptions } from './captionForm.ts';
import { PictureDetails } from './PictureInputs.tsx';

const stored = {
  image: '/images/a.webp',
  gallery: ['/images/b.webp'],
  captions: '/images/b.webp The swing',
  id_captions: '',
  guestPictures: '/images/b.webp',
};

function Form() {
  const methods = useForm({ defaultValues: stored });
  const form = useWatch({ control: methods.control });
  return (
    <FormProvider {...methods}>
      <PictureDetails src="/images/a.webp" of="1" />
      <PictureDetails src="/images/b.webp" of="2" />
      <output>{JSON.stringify([form.captions, form.guestPictures])}</output>
    </FormProvider>
  );
}
const values = () => JSON.parse(screen.getByRole('status').textContent) as string[];
const caption = (of: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Caption ${of}` });
const mark = (of: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Photo of guests ${of}` });

it('changes the caption and the mark of its picture, and of no other', async () => {
  render(<Form />);
  expect([caption(1).value, caption(2).value]).toEqual(['', 'The swing']);
  await userEvent.type(caption(1), ' The pool at dusk');
  expect(caption(1).value).toBe('The pool at dusk');
  expect([mark(1).checked, mark(2).checked]).toEqual([false, true]);
  await userEvent.click(mark(1));
  expect(values()).toEqual([
    '/images/b.webp The swing\n/images/a.webp The pool at dusk',
    '/images/b.webp\n/images/a.webp',
  ]);
  await userEvent.clear(caption(2));
  await userEvent.click(mark(2));
  expect(values()).toEqual(['/images/a.webp The pool at dusk', '/images/a.webp']);
});

it('captions and marks leave with their picture', () => {
  const captions = `${stored.captions}\n/images/a.webp The pool `;
  const form = { ...stored, captions, id_captions: '/images/b.webp Ayunan' };
  expect(withoutStrayCaptions({ ...form, gallery: [''] })).toMatchObject({
    captions: '/images/a.webp The pool',
    id_captions: '',
    guestPictures: '',
  });
  expect(withoutStrayCaptions(form)).toMatchObject({ id_captions: '/images/b.webp Ayunan' });
});
