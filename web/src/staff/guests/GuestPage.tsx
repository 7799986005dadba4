import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd } from '@selasar/domain/core';
import { languages } from '@selasar/domain/i18n';
import { guestOf, lastVisit, sourceText, totalOf, visitText } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { mostOfGuest, useGuestRequests } from '../../data/requests/requests.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { bookingDates } from '../common/formatInstant.ts';
import type { AdminHeading } from '../common/links.ts';
import { LoadError, Loading } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { retryOf } from '../common/useRead.ts';
import { useUrlParams } from '../common/useUrlParams.ts';
import { CallTo, Mailto } from '../grid/cells.tsx';
import { Fact } from '../requests/sheet/RecordSheet.tsx';
import { type NamedRequest, RequestLinks } from '../requests/sheet/Trip.tsx';
import { type Contact, contactIn, type GuestRequests, requestsOf } from './guest.ts';

function GuestPage() {
  const contact = contactIn(useUrlParams()[0]);
  const lives = useGuestRequests(contact.email, contact.phone);
  const retry = retryOf(lives);
  if (retry) {
    return <LoadError message="Failed to load the requests of this guest" onRetry={retry} />;
  }
  const found = lives.flatMap((live) => (live.status === 'success' ? [live.data] : []));
  if (found.length < lives.length) {
    return <Loading what="The requests of this guest" height={420} />;
  }
  return <GuestView contact={contact} {...requestsOf(contact, found)} />;
}

export { GuestPage as Component };
export const handle: AdminHeading = {
  title: 'Guest',
  description: 'All requests with the same email or phone',
};

export function GuestView(props: GuestRequests & { contact: Contact }) {
  const { requests, damaged, isCut, contact } = props;
  const known = Object.values<string>({ ...contact }).join(' or ');
  return (
    <Stack spacing={2} sx={{ maxWidth: 900 }}>
      {damaged > 0 ? (
        <Alert severity="warning">{`Damaged requests, not counted here: ${damaged}`}</Alert>
      ) : null}
      {requests.every((one) => isSame(one, requests[0])) ? null : (
        <Alert severity="info">
          Some requests have another name or email. Several people may share a phone or an address:
          all of their requests count here.
        </Alert>
      )}
      {requests.length > 0 ? (
        <>
          <GuestFacts requests={requests} />
          <Panel heading="Requests">
            <RequestLinks requests={requests} moreOf={(one) => linesOf(one, requests[0])} />
            {isCut ? (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                {`At most ${mostOfGuest} requests are shown and counted here. There may be more.`}
              </Typography>
            ) : null}
          </Panel>
        </>
      ) : null}
      {requests.length + damaged === 0 ? (
        <EmptyState
          title="No requests"
          hint={
            known
              ? `There is none with ${known}.`
              : 'To find the requests of a guest, we need an email, or a phone number with its country.'
          }
        />
      ) : null}
    </Stack>
  );
}

const isSame = (request: NamedRequest, newest: NamedRequest | undefined): boolean =>
  request.customerName === newest?.customerName && request.customerEmail === newest.customerEmail;

function linesOf(request: NamedRequest, newest: NamedRequest | undefined): string[] {
  const { customerName, customerEmail, source, notes } = request;
  return [
    [formatUsd(totalOf(request)), ...(source ? [sourceText(source)] : [])].join(' · '),
    ...(isSame(request, newest)
      ? []
      : [`Maybe somebody else: ${customerName}, ${customerEmail || 'no email'}`]),
    ...(notes ? [`Notes: ${notes}`] : []),
  ];
}

const each = (values: readonly string[], draw: (value: string) => ReactNode) =>
  values.length > 0 ? values.map((value) => <Box key={value}>{draw(value)}</Box>) : undefined;

function GuestFacts({ requests }: { requests: readonly NamedRequest[] }) {
  const today = useToday();
  const guest = guestOf(requests);
  const { names, emails, phones, visits } = guest;
  const last = lastVisit(guest, today);
  const next = visits.find(({ startDate }) => startDate > today);
  const usd = (amount: number) => (amount > 0 ? formatUsd(amount) : undefined);
  return (
    <Panel heading={names[0] ?? '–'}>
      <Typography variant="subtitle1" sx={{ mb: 1.5 }}>
        {visitText(guest)}
      </Typography>
      <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
        <Fact label="Other names">{names.slice(1).join(', ')}</Fact>
        <Fact label="Email">
          {each(emails, (email) => (
            <Mailto address={email} />
          ))}
        </Fact>
        <Fact label="Phone">
          {each(phones, (phone) => (
            <CallTo number={phone} />
          ))}
        </Fact>
        <Fact label="Languages">
          {guest.languages.map((language) => languages[language].name).join(', ')}
        </Fact>
        <Fact label="Last visit">{last && bookingDates(last)}</Fact>
        <Fact label="Next visit">{next && bookingDates(next)}</Fact>
        <Fact label="Paid">{formatUsd(guest.paid)}</Fact>
        <Fact label="Left to pay">{usd(guest.owed)}</Fact>
        <Fact label="To give back">{usd(guest.toGiveBack)}</Fact>
        <Fact label="Commission">{usd(guest.commission)}</Fact>
      </Stack>
    </Panel>
  );
}
