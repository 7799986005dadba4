import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { OfferFields } from './OfferFields.tsx';
import { offerForms } from './offerForm.ts';
import { offerKinds } from './offerKinds.ts';
import type { OfferEditor } from './useOfferEditor.ts';

const unused = () => undefined;

function Form({ collection }: { collection: 'tours' | 'villas' }) {
  const form = useForm({ defaultValues: offerForms[collection].empty });
  const editor = {
    form: { typed: { texts: {}, set: unused } },
    offer: { collection },
    images: { chosen: { main: undefined, gallery: [] }, pick: { main: unused, gallery: unused } },
  } as unknown as OfferEditor;
  return (
    <FormProvider {...form}>
      <form aria-label="Form">
        <OfferFields editor={editor} stored={undefined} />
      </form>
    </FormProvider>
  );
}

it.each([
  ['tours', 'Guide'],
  ['villas', 'Host'],
] as const)('the form of %s has all fields in order, then its sections', (collection, host) => {
  renderAt('/', [{ path: '/', element: <Form collection={collection} /> }]);
  const fields = Object.values(offerKinds[collection].fields).map(({ label }) => label);
  const parts = [...fields, host, 'Facts', 'Indonesian', 'Booking rules'];
  const text = screen.getByRole('form').textContent;
  const positions = parts.map((part) => text.indexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});
