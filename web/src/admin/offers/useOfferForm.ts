import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { changedFields } from '../../firebase/offers/changes.ts';

interface OfferFormOptions<Values extends FieldValues, Item> {
  schema: z.ZodType<Values, Values>;
  empty: Values;
  /** The stored item, live; undefined for a new one. */
  item: Item | undefined;
  toForm: (item: Item) => Values;
}

/** What someone else did while the form was open. */
export interface News<Values> {
  /** Fields that the person had not touched: they show the new values. */
  taken: readonly (keyof Values & string)[];
  /** Fields that both have changed: the person decides. */
  contested: readonly (keyof Values & string)[];
}

const noNews = { taken: [], contested: [] };

/** A form for a stored item that others may change at the same time. Nobody's change is overwritten unseen. */
export function useOfferForm<Values extends FieldValues, Item>(
  options: OfferFormOptions<Values, Item>,
) {
  const { schema, empty, item, toForm } = options;
  /** What the person's own changes are measured against. */
  const [base, setBase] = useState<Values>(() => (item ? toForm(item) : empty));
  const [news, setNews] = useState<News<Values>>(noNews);
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: base as DefaultValues<Values>,
  });

  useEffect(() => {
    if (!item) return;
    const now = toForm(item);
    const theirs = changedFields<keyof Values & string>(base, now);
    if (theirs.length === 0) return;
    const mine = form.getValues();
    const touched = changedFields<keyof Values & string>(base, mine);
    const differing = theirs.filter((name) => changedFields({ [name]: mine[name] }, { [name]: now[name] }).length > 0);
    const contested = differing.filter((name) => touched.includes(name));
    const taken = differing.filter((name) => !touched.includes(name));
    for (const name of taken) setField(name, now[name]);
    setBase(now);
    setNews((before) => ({
      taken: [...new Set([...before.taken, ...taken])],
      contested: [...new Set([...before.contested, ...contested])],
    }));

    function setField(name: keyof Values & string, value: Values[typeof name]) {
      form.setValue(name as unknown as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
  }, [item, toForm, base, form]);

  /** Settles a contested field, with their value or with the person's own. */
  const settle = (name: keyof Values & string, choice: 'theirs' | 'mine') => {
    if (choice === 'theirs') {
      form.setValue(
        name as unknown as Path<Values>,
        base[name] as PathValue<Values, Path<Values>>,
      );
    }
    setNews((before) => ({
      ...before,
      contested: before.contested.filter((other) => other !== name),
    }));
  };

  const isChanged = () => changedFields(base, form.getValues()).length > 0;

  return { form, base, news, settle, isChanged };
}
