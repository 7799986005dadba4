import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addDays, monthsOf } from '@selasar/domain/core';
import { type BookingRequest, keepSold } from '@selasar/domain/pricing';
import {
  type Booking,
  type BookingFacts,
  factsBefore,
  factsText,
  type GuestRequest,
  type RequestName,
} from '@selasar/domain/requests';
import { cancellationOf, type ResolveChangeRequestInput } from '@selasar/domain/trips';
import { type ReactNode, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { staffApi } from '../../../data/api.ts';
import { readTerms } from '../../../data/offers/useOffers.ts';
import { refusalOf } from '../../offers/rules/refusal.ts';
import { readTaken, takenByOthers } from '../edit/bookable.ts';
import { refundIfCancelledText } from '../money/balanceText.ts';
import type { RequestOfKind } from '../kindsForStaff.ts';
import { hasChangeRequest, lostText } from './changeRequestText.ts';
import { explain, type Problem } from './explain.ts';

type ChangeRequestProps = RequestOfKind & {
  onShowOther: (id: string) => void;
};

export function ChangeRequest({ onShowOther, ...of }: ChangeRequestProps) {
  const { kind, request } = of;
  const { id, changeRequest } = request;
  if (!changeRequest || !hasChangeRequest(request)) return null;
  const name = { kind, id, requestedAt: changeRequest.at, onShowOther };
  const key = `${id} ${changeRequest.at.getTime()}`;
  return changeRequest.what === 'cancel' ? (
    <Answerable key={key} {...name} title="The guest asks to cancel">
      <LostByCancelling request={request} at={changeRequest.at} />
    </Answerable>
  ) : (
    <Answerable key={key} {...name} title="The guest asks for a change">
      <Typography variant="body2">
        <strong>{factsText(changeRequest)}</strong>
      </Typography>
      <Typography variant="body2">{`Now: ${factsText(factsBefore(request, changeRequest))}`}</Typography>
      {of.kind === 'bookings' && of.request.changeRequest?.what === 'change' ? (
        <Clash booking={of.request} requested={of.request.changeRequest} />
      ) : null}
    </Answerable>
  );
}

/** As of the guest's request. */
function LostByCancelling({ request, at }: { request: GuestRequest; at: Date }) {
  const { lost } = cancellationOf(request, at);
  return (
    <Typography variant="body2">
      {[lostText(request, at), refundIfCancelledText(request, lost)].filter(Boolean).join(' ')}
    </Typography>
  );
}

function Clash({ booking, requested }: { booking: Booking; requested: BookingFacts }) {
  const clash = useClash(booking, requested);
  return clash === undefined ? null : (
    <Typography variant="body2" color="error">
      {`This change is not possible now: ${clash}`}
    </Typography>
  );
}

interface AnswerableProps extends RequestName {
  requestedAt: Date;
  title: string;
  children: ReactNode;
  onShowOther: (id: string) => void;
}

function Answerable({ kind, id, requestedAt, title, children, onShowOther }: AnswerableProps) {
  const { answer, running, problem } = useAnswer({ kind, id, requestedAt: requestedAt.getTime() });
  const other = problem?.otherBookingId;
  return (
    <Box component="section" aria-label={title}>
      <Alert severity="warning" slotProps={{ message: { sx: { flex: 1 } } }}>
        <AlertTitle component="h3">{title}</AlertTitle>
        <Stack spacing={1.25}>
          {children}
          <Stack direction="row" spacing={1.25}>
            <Button
              variant="contained"
              disabled={running !== undefined}
              onClick={() => answer(true)}
            >
              <span>{running === 'accept' ? 'Accepting…' : 'Accept'}</span>
            </Button>
            <Button
              variant="outlined"
              disabled={running !== undefined}
              onClick={() => answer(false)}
            >
              <span>{running === 'decline' ? 'Declining…' : 'Decline'}</span>
            </Button>
          </Stack>
          {problem ? (
            <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="body2" color="error">
                {problem.text}
              </Typography>
              {other ? (
                <Button color="inherit" size="small" onClick={() => onShowOther(other)}>
                  Show it
                </Button>
              ) : null}
            </Stack>
          ) : null}
        </Stack>
      </Alert>
    </Box>
  );
}

/** The record is followed live, so an accepted answer appears automatically. */
function useAnswer(changeRequest: Omit<ResolveChangeRequestInput, 'accept'>) {
  const [running, setRunning] = useState<'accept' | 'decline'>();
  const [problem, setProblem] = useState<Problem>();
  const run = async (accept: boolean) => {
    setRunning(accept ? 'accept' : 'decline');
    setProblem(undefined);
    try {
      await staffApi.resolveChangeRequest({ ...changeRequest, accept });
      toast.success(accept ? 'Accepted' : 'Declined', { description: 'The guest is mailed.' });
    } catch (error) {
      setProblem(await explain(error, async () => ({ last: undefined })));
    }
    setRunning(undefined);
  };
  return { answer: (accept: boolean) => void run(accept), running, problem };
}

/** Own nights and seats count as free. Read once: when staff accept, the server checks again. */
function useClash(booking: Booking, requested: BookingRequest): string | undefined {
  const [clash, setClash] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    findClash(booking, requested).then(
      (found) => {
        if (isWanted) setClash(found);
      },
      // It is only a hint.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
    // Its parent has a key by the change request. A later state of the booking is checked when it is opened again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return clash;
}

async function findClash(booking: Booking, requested: BookingRequest): Promise<string | undefined> {
  const { bookingType, tourId, villaId } = booking;
  const itemId = tourId ?? villaId;
  if (itemId === undefined) return undefined;
  const { startDate, endDate } = requested;
  const lastDate = bookingType === 'tour' ? addDays(startDate, 1) : endDate;
  const [terms, taken] = await Promise.all([
    readTerms(bookingType, itemId),
    readTaken(bookingType, itemId, monthsOf({ startDate, endDate: lastDate })),
  ]);
  const kept = terms && keepSold(terms, booking);
  return kept && refusalOf(kept, requested, takenByOthers(taken, booking, { itemId }));
}
