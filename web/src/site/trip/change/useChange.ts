import { t } from '@selasar/domain';
import type { AskForChangeInput } from '@selasar/domain';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { tripApi } from '../../../data/api.ts';
import { nightsTakenText, refusedField } from '../../forms/request/advice.ts';
import { whyNot } from '../whyNot.ts';

interface ChangeOptions<Wish extends FieldValues> {
  form: UseFormReturn<Wish>;
  /** What is sent of the wish. */
  inputOf: (wish: Wish) => AskForChangeInput;
  /** Told why a wish cannot be had. */
  onRefused?: (error: unknown, wish: Wish) => void;
  onDone: () => void;
}

/**
 * Asks for a change in two steps: first what it would cost, which the server tells, then for the change itself at that
 * price. What is chosen anew meanwhile begins with the first step.
 */
export function useChange<Wish extends FieldValues>(options: ChangeOptions<Wish>) {
  const { form, inputOf, onRefused, onDone } = options;
  /** US dollars, of the wish in the form; undefined until the server has told. */
  const [total, setTotal] = useState<number>();
  const sending = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          setTotal(undefined);
          form.clearErrors('root');
        },
      }),
    [form],
  );

  const submitted = async (wish: Wish) => {
    if (sending.current) return;
    sending.current = true;
    const input = inputOf(wish);
    try {
      if (total === undefined) {
        const answer = await tripApi.askForChange({ ...input, isTrial: true });
        setTotal(answer.total);
      } else {
        await tripApi.askForChange({ ...input, shownTotal: total });
        toast.success(t('We have your request'), {
          description: t('You will find our answer on this page, and we will write to you.'),
        });
        onDone();
      }
    } catch (error) {
      setTotal(undefined);
      onRefused?.(error, wish);
      const field = refusedField(error, wish) as Path<Wish> | undefined;
      form.setError(
        field ?? 'root',
        { message: nightsTakenText(error) ?? whyNot(error) },
        { shouldFocus: field !== undefined },
      );
    } finally {
      sending.current = false;
    }
  };
  const submit = (event: SyntheticEvent) => form.handleSubmit(submitted)(event);
  return { total, submit };
}
