import { t } from '@selasar/domain';
import type { RequestChangeInput } from '@selasar/domain';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { tripApi } from '../../../data/api.ts';
import { nightsTakenText, refusedField } from '../../forms/request/advice.ts';
import { failureText } from '../failureText.ts';

interface ChangeOptions<BookingRequest extends FieldValues> {
  form: UseFormReturn<BookingRequest>;
  /** The input of the call for the form's values. */
  inputOf: (requested: BookingRequest) => RequestChangeInput;
  /** Called with the reason of a refusal. */
  onRefused?: (error: unknown, requested: BookingRequest) => void;
  onDone: () => void;
}

/**
 * Requests a change in two steps: first the server computes the price, then the guest sends the change request at that
 * price. A new choice starts again with the first step.
 */
export function useChange<BookingRequest extends FieldValues>(
  options: ChangeOptions<BookingRequest>,
) {
  const { form, inputOf, onRefused, onDone } = options;
  /** US dollars for the values in the form; undefined until the server has answered. */
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

  const submitted = async (requested: BookingRequest) => {
    if (sending.current) return;
    sending.current = true;
    const input = inputOf(requested);
    try {
      if (total === undefined) {
        const answer = await tripApi.requestChange({ ...input, isTrial: true });
        setTotal(answer.total);
      } else {
        await tripApi.requestChange({ ...input, shownTotal: total });
        toast.success(t('We have your request'), {
          description: t('You will find our answer on this page, and we will write to you.'),
        });
        onDone();
      }
    } catch (error) {
      setTotal(undefined);
      onRefused?.(error, requested);
      const field = refusedField(error, requested) as Path<BookingRequest> | undefined;
      form.setError(
        field ?? 'root',
        { message: nightsTakenText(error) ?? failureText(error) },
        { shouldFocus: field !== undefined },
      );
    } finally {
      sending.current = false;
    }
  };
  const submit = (event: SyntheticEvent) => form.handleSubmit(submitted)(event);
  return { total, submit };
}
