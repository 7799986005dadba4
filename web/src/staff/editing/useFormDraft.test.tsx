import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { draftOf } from './drafts.ts';
import type { DraftContent } from './drafts.ts';
import { useFormDraft, useSharedForm } from './useSharedForm.ts';

const schema = z.object({ title: z.string(), price: z.number() });
type Values = z.infer<typeof schema>;
const stored: Values = { title: 'Walk', price: 60 };
const place = { uid: 'ayu', collection: 'tours', slug: 'walk' } as const;
const same = (values: Values) => values;
const nameOf = ({ title }: Values) => title;
const persisted = draftOf(place, stored);

function open(item = stored) {
  const onRestore = vi.fn<(draft: DraftContent<Values>) => void>();
  const rendered = renderHook(
    () => {
      const edit = useSharedForm({ schema, empty: stored, item, toForm: same, fromForm: same });
      return { edit, draft: useFormDraft({ place, empty: stored, nameOf, edit, onRestore }) };
    },
    { wrapper: StrictMode },
  );
  return { ...rendered, onRestore };
}

it('a form opens with its draft, and can start over', () => {
  const values = { title: 'Half a title', price: 60 };
  persisted.write({ name: '', base: stored, values, texts: {}, files: ['a.png'] });
  const { result, onRestore } = open({ ...stored, price: 75 });
  const { edit } = result.current;
  // What a colleague has changed since is in the form, too.
  expect(edit.form.getValues()).toEqual({ title: 'Half a title', price: 75 });
  expect(edit.concurrent.updated).toEqual(['price']);
  expect(result.current.draft.restoredAt).toMatch(/^\d{4}-/);
  expect(result.current.draft.lost).toEqual(['a.png']);
  expect(onRestore).toHaveBeenCalledTimes(1);

  act(() => result.current.draft.startOver());
  expect(result.current.edit.form.getValues()).toEqual({ ...stored, price: 75 });
  expect(result.current.draft.restoredAt).toBeUndefined();
  expect(result.current.draft.lost).toEqual([]);
  expect(persisted.read()).toBeUndefined();
});

it('a form without a draft, or whose draft is stored, restores nothing', () => {
  expect(open().result.current.draft.restoredAt).toBeUndefined();
  persisted.write({ name: '', base: stored, values: stored, texts: {}, files: [] });
  expect(open().result.current.draft.restoredAt).toBeUndefined();
});
