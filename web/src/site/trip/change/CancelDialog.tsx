import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { enumerated, labelled, t } from '@selasar/domain/i18n';
import {
  type Cancellation,
  cancellationOf,
  type CancelRequestAnswer,
  paymentFacts,
  type TripRequest,
} from '@selasar/domain/trips';
import { use, useState } from 'react';
import { tripApi } from '../../../data/api.ts';
import { useClock } from '../../../clock/useToday.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SendButton, SlowNotice } from '../../forms/request/RequestParts.tsx';
import { Failed, useSending, type RequestDialogProps, TripDialog } from '../TripDialog.tsx';
import { titleOf, whenText } from '../requestText.ts';
import { TripKey } from '../tripRequest.ts';

function costText({ isFree, lost }: Cancellation): string {
  if (isFree) return t('Cancelling is free.');
  return lost === undefined
    ? t(
        'It can no longer be cancelled free of charge. We will look at it first, and write to you what it would cost.',
      )
    : t(
        'It can no longer be cancelled free of charge: the deposit of {price} would be lost. We will look at it first, and write to you.',
        { price: formatUsd(lost) },
      );
}

/** The server decides again, because staff may have confirmed in the meantime. */
const outcomeText = ({ outcome, lost }: CancelRequestAnswer): string =>
  outcome === 'cancelled'
    ? t('It is cancelled.')
    : lost === undefined
      ? t('We have your request to cancel. Until we answer, everything stays as it is.')
      : t(
          'We have your request to cancel; the deposit of {price} would then be lost. Until we answer, everything stays as it is.',
          { price: formatUsd(lost) },
        );

/** Only what has arrived: what of it the guest gets back, staff write. */
function Paid({ request }: { request: TripRequest }) {
  const facts = paymentFacts(request);
  return facts.length === 0 ? null : (
    <Typography>{enumerated(facts.map(([label, text]) => labelled(label, text)))}</Typography>
  );
}

export function CancelDialog({ request, open, onClose }: RequestDialogProps) {
  const key = use(TripKey);
  const minute = useClock((nowMs) => String(nowMs - (nowMs % 60_000)));
  const { sending, failure, send } = useSending();
  const [answer, setAnswer] = useState<CancelRequestAnswer>();
  // Keeps the initial text while the request on the page changes.
  const [shown, setShown] = useState<Cancellation>();
  const cancellation = shown ?? cancellationOf(request, new Date(Number(minute)));

  const close = () => {
    onClose();
    setAnswer(undefined);
    setShown(undefined);
  };
  const cancel = () =>
    void send(async () => {
      setShown(cancellation);
      setAnswer(await tripApi.cancelRequest({ key, kind: request.kind, id: request.id }));
    });

  return (
    <TripDialog
      request={request}
      open={open}
      title={answer?.outcome === 'cancelled' ? t('Cancelled') : t('Cancel this?')}
      onClose={sending ? undefined : close}
      actions={
        answer ? (
          <Button variant="contained" onClick={close}>
            <span>{t('Close')}</span>
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={sending}>
              <span>{t('Keep it')}</span>
            </Button>
            <SendButton color="error" onClick={cancel} sending={sending}>
              {sending
                ? t('Processing...')
                : cancellation.isFree
                  ? t('Cancel it')
                  : t('Ask to cancel')}
            </SendButton>
          </>
        )
      }
    >
      <Stack spacing={2}>
        <Typography>{enumerated([titleOf(request), whenText(request)])}</Typography>
        <Paid request={request} />
        <Notice>{answer ? outcomeText(answer) : costText(cancellation)}</Notice>
        <Failed>{failure}</Failed>
        <SlowNotice waiting={sending} />
      </Stack>
    </TripDialog>
  );
}
