import Link from '@mui/material/Link';
import type { CrewRole } from '@selasar/domain/crew';
import { type GuestRequest, isOpenRequest, type RequestStatus } from '@selasar/domain/requests';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Row } from '../../../data/firebase/rows.ts';
import { paths } from '../../../paths.ts';
import { Crew } from '../../crew/CrewPicker.tsx';
import { SourceOfRequest } from '../edit/Source.tsx';
import { FieldFacts, type Fields } from '../list/fields.tsx';
import { StatusNow } from '../list/Status.tsx';
import { recipientOf } from '../messages/guestMessage.ts';
import { MessageGuest } from '../messages/MessageGuest.tsx';
import { Messages } from '../messages/Messages.tsx';
import { Money } from '../money/Money.tsx';
import { Receipts } from '../money/Receipts.tsx';
import { kindsForStaff, type RequestOfKind } from '../kindsForStaff.ts';
import type { Problem } from './explain.ts';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { Facts, type Opened, RecordSheet } from './RecordSheet.tsx';
import { StatusActions } from './StatusActions.tsx';
import { Trip } from './Trip.tsx';
import { TripLink } from './TripLink.tsx';
import type { Change } from './useStatusChanges.ts';

export interface SheetParts<Item extends GuestRequest = GuestRequest> {
  kind: RequestOfKind['kind'];
  fields: Fields<Item>;
  editOf: (request: Item) => ReactNode;
  Notices: ComponentType<NoticesProps<Item>>;
  heading: (row: Row<Item>) => string;
  crewOf: (request: Item) => readonly CrewRole[];
}

export interface NoticesProps<Item extends GuestRequest> {
  row: Row<Item>;
  onShowOther: (id: string) => void;
}

/** The sheet of all kinds hands these parts only requests of their own kind. */
export const sheetParts = <Item extends GuestRequest>(parts: SheetParts<Item>) =>
  parts as unknown as SheetParts;

interface RequestSheetProps {
  parts: SheetParts;
  record: Opened<GuestRequest> | undefined;
  recent: Change | undefined;
  problem: Problem | undefined;
  onChange: (request: GuestRequest, to: RequestStatus) => void;
  onOpen: (id: string | undefined) => void;
  beside?: boolean | undefined;
}

export function RequestSheet(props: RequestSheetProps) {
  const { parts, record, recent, problem, onChange, onOpen, beside } = props;
  const { kind, fields, Notices } = parts;
  return (
    <RecordSheet<GuestRequest>
      name={kindsForStaff[kind].title}
      record={record}
      onClose={() => onOpen(undefined)}
      beside={beside}
      edit={parts.editOf}
    >
      {(shown) => (
        <>
          {shown.damage ? (
            <StatusNow row={shown} />
          ) : (
            <StatusActions
              kind={kind}
              request={shown}
              recent={recent}
              problem={problem}
              onChange={onChange}
              onShowOther={onOpen}
            />
          )}
          <Notices row={shown} onShowOther={onOpen} />
          <Facts heading="Customer">
            <FieldFacts fields={fields} section="customer" row={shown} />
          </Facts>
          <GuestLink row={shown} />
          {shown.tripId ? <TripLink key={`link ${shown.tripId}`} tripId={shown.tripId} /> : null}
          <Trip key={`trip ${shown.tripId}`} of={shown} />
          <Messages key={`messages ${shown.id}`} kind={kind} request={shown} />
          {shown.damage ? null : (
            <MessageGuest
              key={`message ${shown.id}`}
              request={recipientOf({ kind, request: shown } as RequestOfKind)}
            />
          )}
          <Facts heading={parts.heading(shown)}>
            <FieldFacts fields={fields} section="request" row={shown} />
          </Facts>
          {shown.damage ? null : <StaffParts parts={parts} request={shown} />}
          <History name={kind} id={shown.id} record={shown.damage ? undefined : shown} />
        </>
      )}
    </RecordSheet>
  );
}

function GuestLink({
  row: { customerEmail: email, customerPhone: phone },
}: {
  row: Row<GuestRequest>;
}) {
  const known = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  if (!email && !phone) return null;
  return (
    <Link component={RouterLink} to={paths.admin.guest(known)} variant="body2">
      All requests of this guest
    </Link>
  );
}

function StaffParts({ parts, request }: { parts: SheetParts; request: GuestRequest }) {
  const { kind } = parts;
  const { id, status, notes = '' } = request;
  const roles = parts.crewOf(request);
  return (
    <>
      <Money key={`money ${id}`} record={{ ...request, kind }} />
      <Receipts key={`receipts ${id}`} kind={kind} request={request} />
      {roles.length > 0 ? (
        <Crew
          key={`crew ${id}`}
          job={{ ...request, kind }}
          date={kindsForStaff[kind].dayOf(request)}
          roles={roles}
          isClosed={!isOpenRequest(status)}
        />
      ) : null}
      <SourceOfRequest key={`source ${id}`} kind={kind} request={request} />
      <Notes key={`notes ${id}`} kind={kind} id={id} notes={notes} />
    </>
  );
}
