import { reference } from '@selasar/domain';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { InvalidRecordsNotice } from './invalid/InvalidRecordsNotice.tsx';
import { DetailsSheet } from './details/DetailsSheet.tsx';
import type { Problem } from './details/explain.ts';
import type { Change } from './details/useStatusChanges.ts';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import { EmptyState } from '../../ui/EmptyState.tsx';

const hints = {
  list: 'All requests in this list are answered. New ones appear here automatically.',
  page: 'All requests on this page are answered. The next page may have more.',
};

/** The end of the queue, or of its page. */
const NothingWaits = ({ on }: { on: keyof typeof hints }) => (
  <Box sx={{ textAlign: 'center', pt: 6 }}>
    <DoneAllIcon color="success" fontSize="large" aria-hidden />
    <EmptyState
      title={on === 'list' ? 'Nothing is waiting' : 'Nothing is waiting on this page'}
      hint={hints[on]}
    />
  </Box>
);

/** Why no record can be shown: it does not exist, could not be read, or the queue is empty. */
export interface Absent {
  id: string;
  absent: 'missing' | 'unread' | 'page-done' | 'list-done';
  damage?: undefined;
}

/** The target of an open sheet. */
export type Opened<Item> = Row<Item> | Absent;

/** Props of a details sheet. */
export interface SheetProps<Item extends GuestRecord> {
  record: Opened<Item> | undefined;
  recent: Change<Item['status']> | undefined;
  problem: Problem | undefined;
  onChange: (record: Item, to: Item['status']) => void;
  onOpen: (id: string | undefined) => void;
  /** The sheet is beside the grid. */
  beside?: boolean | undefined;
}

interface RecordSheetProps<Item> {
  /** 'Booking' or 'Transfer'. */
  name: string;
  /** Undefined while the sheet is closed. */
  record: Opened<Item> | undefined;
  onClose: () => void;
  /** The sheet is beside the grid. */
  beside?: boolean | undefined;
  /** The button that edits a valid record. */
  edit?: (record: Item) => ReactNode;
  children: (record: Row<Item>) => ReactNode;
}

/** The sheet of a booking or transfer. It reports a missing or invalid record. */
export function RecordSheet<Item>(props: RecordSheetProps<Item>) {
  const { name, record, onClose, beside, edit } = props;
  return (
    <DetailsSheet
      item={record}
      heading={(shown) => (endOf(shown) ? `${name}s` : `${name} ${reference(idOf(shown))}`)}
      action={(shown) => (isAbsent(shown) || !isWhole(shown) ? null : edit?.(shown))}
      onClose={onClose}
      beside={beside}
      pageKeys={beside !== undefined}
    >
      {(shown) => <Content {...props} shown={shown} />}
    </DetailsSheet>
  );
}

function Content<Item>(props: RecordSheetProps<Item> & { shown: Opened<Item> }): ReactNode {
  const { name, shown, children } = props;
  const end = endOf(shown);
  if (end) return <NothingWaits on={end === 'page-done' ? 'page' : 'list'} />;
  if (isAbsent(shown)) {
    return (
      <Alert severity="warning">
        {shown.absent === 'missing'
          ? `There is no ${name.toLowerCase()} with this reference. The link may be wrong, or it was deleted.`
          : `This ${name.toLowerCase()} could not be loaded. Please check your connection and try again.`}
      </Alert>
    );
  }
  return (
    <>
      {shown.damage ? <InvalidRecordsNotice damage={shown.damage} id={idOf(shown)} /> : null}
      {children(shown)}
    </>
  );
}

/** No record on the page, or in the whole list, is pending. */
const endOf = <Item,>(record: Opened<Item>): 'page-done' | 'list-done' | undefined =>
  isAbsent(record) && (record.absent === 'page-done' || record.absent === 'list-done')
    ? record.absent
    : undefined;

const isAbsent = <Item,>(record: Opened<Item>): record is Absent => Object.hasOwn(record, 'absent');

const idOf = (record: object): string => String((record as { id?: unknown }).id);
