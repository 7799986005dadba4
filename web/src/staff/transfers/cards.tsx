import type { GridColDef } from '@mui/x-data-grid';
import { transferStatus } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { cardColumn } from '../records/grid/Card.tsx';
import type { CardLayout, CardLayouts } from '../records/grid/Card.tsx';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import { Customer, DetailsArrow } from '../records/recordColumns.tsx';
import { StatusNow } from '../records/Status.tsx';
import type { ColumnOptions } from '../records/recordList.ts';
import { TransferActions } from './columns.tsx';
import { Contact, Route, TravelDetails } from './parts.tsx';
import { TransfersTitle } from './TransfersTitle.tsx';
import { flightAndHotel, pickupMoment } from './transferText.ts';

export const transferCards: CardLayouts = {
  phone: {
    areas: [
      'customer status details',
      'route route details',
      'stay stay details',
      'travel travel travel',
    ],
    columns: 'minmax(0, 1fr) auto 40px',
    height: 212,
    room: { customer: 49, route: 49, travel: 49 },
  },
  tablet: {
    areas: ['customer route status', 'travel stay actions'],
    columns: 'minmax(0, 1fr) minmax(0, 1fr) 200px',
    height: 152,
    room: { customer: 66, route: 66, travel: 66, stay: 49 },
  },
};

/** A transfer on a narrow screen: all the data of its table row. On a phone, actions are in the sheet. */
export function transferCardColumn(
  options: ColumnOptions<Transfer>,
  layout: CardLayout,
): GridColDef<Row<Transfer>> {
  const isPhone = layout === transferCards.phone;
  const column = cardColumn<Row<Transfer>>('Airport transfers', layout, ({ row, tabIndex }) => ({
    customer: <Customer row={row} second={<Contact transfer={row} />} />,
    route: <Route transfer={row} />,
    stay: <TwoLines first={pickupMoment(row)} second={flightAndHotel(row)} />,
    travel: <TravelDetails transfer={row} />,
    status: <StatusNow row={row} statuses={transferStatus} />,
    ...(isPhone
      ? {
          details: (
            <DetailsArrow id={row.id} tabIndex={tabIndex} openDetails={options.openDetails} />
          ),
        }
      : { actions: <TransferActions {...options} transfer={row} tabIndex={tabIndex} /> }),
  }));
  // On a phone, the title goes into the header of the single column.
  return isPhone ? { ...column, renderHeader: () => <TransfersTitle /> } : column;
}
