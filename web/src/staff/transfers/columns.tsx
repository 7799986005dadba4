import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid';
import { reference, transferStatus } from '@selasar/domain';
import type { Transfer } from '@selasar/domain';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { ActionButtons } from '../records/details/ActionButtons.tsx';
import { useRestoreFocus } from '../records/details/useRestoreFocus.ts';
import { DetailsButton, recordColumns } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordList.ts';
import { transferFields } from './fields.tsx';
import { Contact } from './parts.tsx';

interface TransferProps {
  transfer: Row<Transfer>;
}

/** The possible actions for a transfer, and a button to its details. */
export const TransferActions = (
  props: TransferProps & ColumnOptions<Transfer> & { tabIndex: 0 | -1 },
) => {
  const { transfer, recent, onChange, openDetails, tabIndex } = props;
  const restoreFocus = useRestoreFocus();
  return (
    <Stack
      {...restoreFocus}
      direction="row"
      spacing={0.75}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      {isWhole(transfer) ? (
        <ActionButtons
          status={transfer.status}
          statuses={transferStatus}
          recent={recent(transfer.id)}
          onChange={(to) => onChange(transfer, to)}
          nameOf={(label) => `${label} the transfer of ${transfer.customerName}`}
          cancelVariant="text"
          button={{ size: 'small', tabIndex }}
        />
      ) : null}
      <DetailsButton
        label={`Details of ${transfer.customerName ?? reference(transfer.id)}`}
        tabIndex={tabIndex}
        onClick={() => openDetails(transfer.id)}
      />
    </Stack>
  );
};

export const transferColumns = (options: ColumnOptions<Transfer>): GridColDef<Row<Transfer>>[] => [
  ...recordColumns(transferFields, (transfer) => <Contact transfer={transfer} />),
  {
    field: 'details',
    headerName: 'Actions',
    width: 200,
    display: 'flex',
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <TransferActions {...options} transfer={row} tabIndex={tabIndex} />
    ),
  },
];
