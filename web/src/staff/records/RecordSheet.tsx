import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Row } from '../../data/core/rows.ts';
import { DamageNotice } from '../damage/DamageNotice.tsx';
import { DetailsSheet } from '../details/DetailsSheet.tsx';
import { reference } from './reference.ts';

/** A record that a link names but that cannot be shown: there is none, or it could not be read. */
export interface Absent {
  id: string;
  absent: 'missing' | 'unread';
  damage?: undefined;
}

/** What a sheet is opened for. */
export type Opened<Item> = Row<Item> | Absent;

interface RecordSheetProps<Item> {
  /** 'Booking' or 'Transfer'. */
  name: string;
  /** Undefined while the sheet is closed. */
  record: Opened<Item> | undefined;
  onClose: () => void;
  children: (record: Row<Item>) => ReactNode;
}

/** The sheet of a booking or a transfer. It says when there is none, or when it is damaged. */
export function RecordSheet<Item>({ name, record, onClose, children }: RecordSheetProps<Item>) {
  return (
    <DetailsSheet
      item={record}
      heading={(shown) => `${name} ${reference(idOf(shown))}`}
      onClose={onClose}
    >
      {(shown) =>
        isAbsent(shown) ? (
          <Alert severity="warning">
            {shown.absent === 'missing'
              ? `There is no ${name.toLowerCase()} with this reference. The link may be wrong, or it is gone.`
              : `This ${name.toLowerCase()} could not be loaded. Please check your connection and try again.`}
          </Alert>
        ) : (
          <>
            {shown.damage ? <DamageNotice damage={shown.damage} id={idOf(shown)} /> : null}
            {children(shown)}
          </>
        )
      }
    </DetailsSheet>
  );
}

const isAbsent = <Item,>(record: Opened<Item>): record is Absent => Object.hasOwn(record, 'absent');

const idOf = (record: object): string => String((record as { id?: unknown }).id);
