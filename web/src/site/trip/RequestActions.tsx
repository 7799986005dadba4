import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addDays, company, dayOf, reference, requestStatus, t } from '@selasar/domain';
import type { CivilDate, TripRequest } from '@selasar/domain';
import { use, useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { WhatsAppButton } from '../layout/whatsapp/WhatsAppButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { isPast } from './inOrder.ts';
import { Messages } from './Messages.tsx';
import { OnlyRead } from './OnlyRead.ts';
import { PrintButton } from './print/PrintButton.tsx';
import { titleOf, whenText } from './requestText.ts';
import { BookingChange } from './change/BookingChange.tsx';
import { TransferChange } from './change/TransferChange.tsx';

interface ChangeDialogProps {
  request: TripRequest;
  open: boolean;
  onClose: () => void;
}

/** Asks staff for another date or number. It always opens with the current values. */
function ChangeDialog({ request, open, onClose }: ChangeDialogProps) {
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

// The initial texts of the chat: they name the request, without a link to the trip.
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

/**
 * The action that fits the state of a request: the voucher once it is confirmed, the pickup from the day before. There
 * is none while we are to answer; after the travel its card asks for a review.
 */
function primaryAction(request: TripRequest, today: CivilDate): 'voucher' | 'pickup' | undefined {
  const { isOpen, isSure } = requestStatus[request.status];
  if (!isOpen || !isSure || isPast(request, today)) return undefined;
  const hasPickup = request.kind === 'transfers' || request.bookingType === 'tour';
  return hasPickup && dayOf(request) <= addDays(today, 1) ? 'pickup' : 'voucher';
}

/** The guest's actions for a request: one that fits its state, and a fold with the others. */
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
  if (use(OnlyRead)) return voucher;
  const messages = (
    <Button variant="outlined" onClick={() => setDialog('messages')}>
      {thread.length === 0 ? t('Write to us') : t('Messages ({count})', { count: thread.length })}
    </Button>
  );
  return (
    <>
      <Box sx={row}>
        {primary === 'voucher' ? voucher : null}
        {primary === 'pickup' ? (
          <WhatsAppButton text={pickupChatText(request)} variant="contained">
            {t('Ask about your pickup')}
          </WhatsAppButton>
        ) : null}
        {thread.length === 0 ? null : messages}
      </Box>
      <Box component="details" sx={{ '& > summary': { cursor: 'pointer', lineHeight: '44px' } }}>
        <summary>{t('More options')}</summary>
        <Box sx={row}>
          {thread.length === 0 ? messages : null}
          <WhatsAppButton text={chatText(request)} variant="outlined">
            WhatsApp
          </WhatsAppButton>
          {primary === 'voucher' ? null : voucher}
          {isOpen && !isPast(request, today) ? (
            <>
              <Button onClick={() => setDialog('change')}>{t('Ask for another date')}</Button>
              {request.changeRequest?.what === 'cancel' ? null : (
                <Button color="error" onClick={() => setDialog('cancel')}>
                  {t('Cancel')}
                </Button>
              )}
            </>
          ) : null}
        </Box>
      </Box>
      <Messages request={request} open={dialog === 'messages'} onClose={close} />
      <ChangeDialog request={request} open={dialog === 'change'} onClose={close} />
      <CancelDialog request={request} open={dialog === 'cancel'} onClose={close} />
    </>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } };
