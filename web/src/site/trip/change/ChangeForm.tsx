import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { TripRequest } from '@selasar/domain/trips';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import { SendButton } from '../../forms/request/SendButton.tsx';
import { SlowNotice } from '../../forms/request/SlowNotice.tsx';
import { Failed } from '../Failed.tsx';
import { titleOf, totalOf } from '../requestText.ts';
import { TripDialog } from '../TripDialog.tsx';

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
