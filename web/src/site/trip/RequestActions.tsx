import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addDays, type CivilDate, company, reference } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { requestStatus } from '@selasar/domain/requests';
import { dayOf, type TripBooking, type TripRequest } from '@selasar/domain/trips';
import { useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { WhatsAppButton } from '../common/WhatsAppButton.tsx';
import { CancelDialog } from './change/CancelDialog.tsx';
import { isPast } from './tripRequest.ts';
import { Messages } from './Messages.tsx';
import { titleOf, whenText } from './requestText.ts';
import { BookingChange } from './change/BookingChange.tsx';
import { hasExtrasToChange, useOffer } from './change/useOffer.ts';
import { TransferChange } from './change/TransferChange.tsx';
import type { RequestDialogProps } from './TripDialog.tsx';
import { useLoaded } from '../../ui/loading/useLoaded.tsx';

export function RequestActions({ request }: { request: TripRequest }) {
  const today = useToday();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { thread } = request;
  const { isOpen, isSure } = requestStatus[request.status];
  const primary = primaryAction(request, today);
  // Guests show the voucher at the start of the tour, so only confirmed requests have one.
  const voucher = isSure ? (
    <PrintButton request={request} isPrimary={primary === 'voucher'} />
  ) : null;
  const messages = (
    <Button variant="outlined" onClick={() => setDialog('messages')}>
      <span>
        {thread.length === 0 ? t('Write to us') : t('Messages ({count})', { count: thread.length })}
      </span>
    </Button>
  );
  const isBeside = primary !== undefined && thread.length > 0;
  const others = (
    <Box sx={row}>
      {isBeside ? null : messages}
      <WhatsAppButton text={chatText(request)} variant="outlined">
        WhatsApp
      </WhatsAppButton>
      {primary === 'voucher' ? null : voucher}
      {isOpen && !isPast(request, today) ? (
        <>
          <Button onClick={() => setDialog('change')}>{t('Ask for another date')}</Button>
          {request.kind === 'bookings' ? (
            <ExtrasButton request={request} onClick={() => setDialog('change')} />
          ) : null}
          {request.changeRequest?.what === 'cancel' ? null : (
            <Button color="error" onClick={() => setDialog('cancel')}>
              {t('Cancel booking')}
            </Button>
          )}
        </>
      ) : null}
    </Box>
  );
  return (
    <>
      {primary === undefined ? (
        others
      ) : (
        <>
          <Box sx={row}>
            {primary === 'voucher' ? (
              voucher
            ) : (
              <WhatsAppButton text={pickupChatText(request)} variant="contained">
                {t('Ask about your pickup')}
              </WhatsAppButton>
            )}
            {isBeside ? messages : null}
          </Box>
          <Box
            component="details"
            sx={{ '& > summary': { cursor: 'pointer', lineHeight: '44px' } }}
          >
            <summary>{t('More options')}</summary>
            {others}
          </Box>
        </>
      )}
      <Messages request={request} open={dialog === 'messages'} onClose={close} />
      <ChangeDialog request={request} open={dialog === 'change'} onClose={close} />
      <CancelDialog request={request} open={dialog === 'cancel'} onClose={close} />
    </>
  );
}

/** It opens the same dialog, and exists if there is something to change. */
function ExtrasButton({ request, onClick }: { request: TripBooking; onClick: () => void }) {
  const { item, isFound } = useOffer(request);
  const today = useToday();
  return isFound && hasExtrasToChange(item, request, today) ? (
    <Button onClick={onClick}>{t('Change extras')}</Button>
  ) : null;
}

const load = async () => (await import('./Voucher.tsx')).Voucher;

function PrintButton({ request, isPrimary }: { request: TripRequest; isPrimary: boolean }) {
  const [printing, setPrinting] = useState(false);
  const voucher = useLoaded(load, printing);
  return (
    <>
      <Button variant={isPrimary ? 'contained' : 'outlined'} onClick={() => setPrinting(true)}>
        {t('Print voucher')}
      </Button>
      {printing && voucher.status === 'ready' ? (
        <voucher.part request={request} onPrinted={() => setPrinting(false)} />
      ) : null}
    </>
  );
}

function ChangeDialog({ request, open, onClose }: RequestDialogProps) {
  if (!open) return null;
  return request.kind === 'bookings' ? (
    <BookingChange request={request} onClose={onClose} />
  ) : (
    <TransferChange request={request} onClose={onClose} />
  );
}

type Dialog = 'messages' | 'change' | 'cancel';

const about = (request: TripRequest) => ({
  company: company.name,
  item: titleOf(request),
  when: whenText(request),
  reference: reference(request.id),
});

// They name the request, without a link to the trip.
const chatText = (request: TripRequest): string =>
  t(
    'Hello {company}, I have a question about {item}, {when}, reference {reference}.',
    about(request),
  );

const pickupChatText = (request: TripRequest): string =>
  t(
    'Hello {company}, I have a question about the pickup for {item}, {when}, reference {reference}.',
    about(request),
  );

/** There is none while we are to answer; after the travel its card asks for a review. */
function primaryAction(request: TripRequest, today: CivilDate): 'voucher' | 'pickup' | undefined {
  const { isOpen, isSure } = requestStatus[request.status];
  if (!isOpen || !isSure || isPast(request, today)) return undefined;
  const hasPickup = request.kind === 'transfers' || request.bookingType === 'tour';
  return hasPickup && dayOf(request) <= addDays(today, 1) ? 'pickup' : 'voucher';
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1 };
