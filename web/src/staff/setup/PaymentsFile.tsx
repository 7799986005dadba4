import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type CivilDate, company, monthAndYear, monthOf, reference } from '@selasar/domain/core';
import { useState } from 'react';
import { useToday } from '../../clock/useToday.ts';
import { type ListedPayment, readPayments } from '../../data/requests/receipts.ts';
import { menuItems } from '../common/Choice.tsx';
import { Panel } from '../common/Panel.tsx';
import { type CsvColumn, useExport } from '../requests/list/export.ts';
import { wayNames } from '../requests/money/moneyForms.tsx';

export const paymentColumns: readonly CsvColumn<ListedPayment>[] = [
  { heading: 'Day', value: ({ date }) => date },
  { heading: 'Method', value: ({ way }) => wayNames[way] },
  { heading: 'Amount (USD)', value: ({ amount }) => amount },
  { heading: 'Booking', value: ({ requestId }) => reference(requestId) },
  { heading: 'Receipt', value: ({ receipt }) => receipt },
];

const shown = 24;

/** This month and those before it, the newest first. */
export function lastMonths(today: CivilDate): string[] {
  const [year, month] = monthOf(today).split('-').map(Number) as [number, number];
  return Array.from({ length: shown }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

export function PaymentsFile() {
  const months = lastMonths(useToday());
  // Accounts are for a month that is over.
  const [month, setMonth] = useState(months[1] ?? '');
  const file = useExport<ListedPayment>({
    fileName: `${company.fileName}-payments-${month}.csv`,
    list: 'payments',
    columns: paymentColumns,
    read: (signal) => readPayments(month, signal),
  });
  return (
    <Panel heading="Payments for the accountant">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        Each payment and refund of a month: day, method, amount, booking and receipt.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Month"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          sx={{ minWidth: 180 }}
        >
          {menuItems(months, monthAndYear)}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={file.progress !== undefined}
          onClick={() => void file.start()}
        >
          <span>{file.progress ? 'Reading…' : 'Save as CSV'}</span>
        </Button>
      </Stack>
    </Panel>
  );
}
