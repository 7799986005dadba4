import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { totalOf } from '@selasar/domain/requests';
import type { TripRequest, RequestChangeInput } from '@selasar/domain/trips';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { Notice } from '../../../ui/Notice.tsx';
import { SendButton, SlowNotice } from '../../forms/request/RequestParts.tsx';
import { Failed, failureText, TripDialog } from '../TripDialog.tsx';
import { titleOf } from '../requestText.ts';
import { tripApi } from '../../../data/api.ts';
import { nightsTakenText, refusedField } from '../../forms/request/useRequestForm.ts';

interface ChangeFormProps<Form extends FieldValues> {
  request: TripRequest;
  title?: string;
  form: UseFormReturn<Form>;
  inputOf: (filled: Form) => RequestChangeInput;
  onRefused?: (error: unknown, filled: Form) => void;
  onClose: () => void;
  children: ReactNode;
}

export function ChangeForm<Form extends FieldValues>(props: ChangeFormProps<Form>) {
  const { request, title = t('Ask for another date'), form, onClose, children } = props;
  const { errors, isSubmitting, isDirty } = form.formState;
  const { total, submit } = useChange(props);
  const next = total === undefined ? t('See the price') : t('Ask for this change');
  return (
    <TripDialog
      request={request}
      open
      title={title}
      onClose={isSubmitting ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('Leave it as it is')}
          </Button>
          <SendButton
            sending={isSubmitting}
            disabled={!isDirty}
            onClick={(event) => void submit(event)}
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

const costText = (now: number, then: number): string =>
  now === then
    ? t('The price stays {price}.', { price: formatUsd(now) })
    : t('It would cost {changed} instead of {now}.', {
        changed: formatUsd(then),
        now: formatUsd(now),
      });

function useChange<Form extends FieldValues>(props: ChangeFormProps<Form>) {
  const { form, inputOf, onRefused, onClose } = props;
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

  const submitted = async (filled: Form) => {
    if (sending.current) return;
    sending.current = true;
    const input = inputOf(filled);
    try {
      if (total === undefined) {
        const answer = await tripApi.requestChange({ ...input, isTrial: true });
        setTotal(answer.total);
      } else {
        await tripApi.requestChange({ ...input, shownTotal: total });
        toast.success(t('We have your request'), {
          description: t('You will find our answer on this page, and we will write to you.'),
        });
        onClose();
      }
    } catch (error) {
      setTotal(undefined);
      onRefused?.(error, filled);
      const field = refusedField(error, filled) as Path<Form> | undefined;
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
