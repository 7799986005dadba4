import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { TripRequest, RequestChangeInput } from '@selasar/domain/trips';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { Notice } from '../../../ui/Notice.tsx';
import { SendButton, SlowNotice } from '../../forms/request/SendButton.tsx';
import { Failed, failureText } from '../useSending.tsx';
import { titleOf, totalOf } from '../requestText.ts';
import { TripDialog } from '../TripDialog.tsx';
import { tripApi } from '../../../data/api.ts';
import { nightsTakenText, refusedField } from '../../forms/request/advice.ts';

interface ChangeFormProps {
  request: TripRequest;
  formState: { errors: FieldErrors; isSubmitting: boolean; isDirty: boolean };
  /** US dollars, once it is known. */
  total: number | undefined;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

const costText = (now: number, then: number): string =>
  now === then
    ? t('The price stays {price}.', { price: formatUsd(now) })
    : t('It would cost {changed} instead of {now}.', {
        changed: formatUsd(then),
        now: formatUsd(now),
      });

export function ChangeForm(props: ChangeFormProps) {
  const { request, formState, total, onSubmit, onClose, children } = props;
  const { errors, isSubmitting, isDirty } = formState;
  const next = total === undefined ? t('See the price') : t('Ask for this change');
  return (
    <TripDialog
      request={request}
      open
      title={t('Ask for another date')}
      onClose={isSubmitting ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('Leave it as it is')}
          </Button>
          <SendButton
            sending={isSubmitting}
            disabled={!isDirty}
            onClick={(event) => void onSubmit(event)}
          >
            {isSubmitting ? t('Processing...') : next}
          </SendButton>
        </>
      }
    >
      <Stack spacing={2.25}>
        <Typography>{titleOf(request)}</Typography>
        {children}
        <Notice>
          {total === undefined
            ? t('We will check availability and reply. Until then, everything stays as it is.')
            : costText(totalOf(request), total)}
        </Notice>
        <Failed>{errors.root?.message}</Failed>
        <SlowNotice waiting={isSubmitting} />
      </Stack>
    </TripDialog>
  );
}

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
