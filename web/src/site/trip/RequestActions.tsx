import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { reference, company, requestStatus, t } from '@selasar/domain';
import type { TripRequest } from '@selasar/domain';
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

/** The initial text of the chat: it names the request, without a link to the trip. */
const chatText = (request: TripRequest): string =>
  t('Hello {company}, I have a question about {item}, {when}, reference {reference}.', {
    company: company.name,
    item: titleOf(request),
    when: whenText(request),
    reference: reference(request.id),
  });

/** The guest's actions for a request. A past or cancelled request has only the contact actions. */
export function RequestActions({ request }: { request: TripRequest }) {
  const today = useToday();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { thread } = request;
  const { isOpen, isSure } = requestStatus[request.status];
  // Guests show the voucher at the start of the tour, so only confirmed requests have one.
  const voucher = isSure ? <PrintButton request={request} /> : null;
  if (use(OnlyRead)) return voucher;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setDialog('messages')}>
          {thread.length === 0
            ? t('Write to us')
            : t('Messages ({count})', { count: thread.length })}
        </Button>
        <WhatsAppButton text={chatText(request)} variant="outlined">
          WhatsApp
        </WhatsAppButton>
        {voucher}
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
      <Messages request={request} open={dialog === 'messages'} onClose={close} />
      <ChangeDialog request={request} open={dialog === 'change'} onClose={close} />
      <CancelDialog request={request} open={dialog === 'cancel'} onClose={close} />
    </>
  );
}
