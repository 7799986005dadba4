import { t } from '@selasar/domain/i18n';
import type { RequestChangeInput } from '@selasar/domain/trips';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { tripApi } from '../../../data/api.ts';
import { nightsTakenText, refusedField } from '../../forms/request/advice.ts';
import { failureText } from '../Failed.tsx';

interface ChangeOptions<BookingRequest extends FieldValues> {
  form: UseFormReturn<BookingRequest>;
  inputOf: (requested: BookingRequest) => RequestChangeInput;
  onRefused?: (error: unknown, requested: BookingRequest) => void;
  onDone: () => void;
}

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
