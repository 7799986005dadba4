import DoneAllIcon from '@mui/icons-material/DoneAll';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { reference } from '@selasar/domain/core';
import type { ReactNode } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../common/Panel.tsx';
import { DetailsSheet } from '../../grid/DetailsSheet.tsx';
import { InvalidRecordsNotice } from '../../grid/InvalidRecords.tsx';

const hints = {
  list: 'All requests in this list are answered. New ones appear here automatically.',
  page: 'All requests on this page are answered. The next page may have more.',
};

const NothingWaits = ({ on }: { on: keyof typeof hints }) => (
  <Box sx={{ textAlign: 'center', pt: 6 }}>
    <DoneAllIcon color="success" fontSize="large" aria-hidden />
    <EmptyState
      title={on === 'list' ? 'Nothing is waiting' : 'Nothing is waiting on this page'}
      hint={hints[on]}
    />
  </Box>
);

interface Absent {
  id: string;
  absent: 'missing' | 'unread' | 'page-done' | 'list-done';
  damage?: undefined;
}

export type Opened<Item> = Row<Item> | Absent;

interface RecordSheetProps<Item> {
  /** 'Booking' or 'Transfer'. */
  name: string;
  /** Undefined while the sheet is closed. */
  record: Opened<Item> | undefined;
  onClose: () => void;
  beside?: boolean | undefined;
  edit?: (record: Item) => ReactNode;
  children: (record: Row<Item>) => ReactNode;
}

export function RecordSheet<Item>(props: RecordSheetProps<Item>) {
  const { name, record, onClose, beside, edit } = props;
  return (
    <DetailsSheet
      item={record}
      heading={(shown) => (endOf(shown) ? `${name}s` : `${name} ${reference(idOf(shown))}`)}
      action={(shown) => (isAbsent(shown) || !isValid(shown) ? null : edit?.(shown))}
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

const endOf = <Item,>(record: Opened<Item>): 'page-done' | 'list-done' | undefined =>
  isAbsent(record) && (record.absent === 'page-done' || record.absent === 'list-done')
    ? record.absent
    : undefined;

const isAbsent = <Item,>(record: Opened<Item>): record is Absent => Object.hasOwn(record, 'absent');

const idOf = (record: object): string => String((record as { id?: unknown }).id);

export function Facts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section heading={heading}>
      <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
        {children}
      </Stack>
    </Section>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === undefined || children === '') return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '112px 1fr' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </Typography>
    </Box>
  );
}
