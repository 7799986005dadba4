import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatUsd, reference, shortDate } from '@selasar/domain/core';
import { enumerated, formatCount, t } from '@selasar/domain/i18n';
import { type Receipt, receiptLineText, receiptTitle, taxesIn } from '@selasar/domain/receipts';
import type { Payment } from '@selasar/domain/requests';
import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';

const ways: Record<Payment['way'], () => string> = {
  cash: () => t('Cash'),
  card: () => t('Card'),
  transfer: () => t('Bank transfer'),
  other: () => t('Other'),
};

/** Black on white, also on a dark page. */
const sheet = {
  color: 'common.black',
  overflowWrap: 'anywhere',
  '& table': { width: 1, borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', mt: 3 },
  '& th': { textAlign: 'start', fontWeight: 'inherit', py: 0.5, pr: 2 },
  '& td': { textAlign: 'end', verticalAlign: 'top', py: 0.5, whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid', fontWeight: 400 },
  '& tr.sum': { fontWeight: 700 },
  '& tbody': { borderTop: '1px solid', borderColor: 'grey.400' },
} as const;

const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  mb: 3,
  // With larger text, the company's name is below its mark.
  '& > *': { flex: '1 1 220px', flexWrap: 'wrap' },
  '& span': { whiteSpace: 'normal' },
} as const;

export function ReceiptPaper({ receipt, titleId }: { receipt: Receipt; titleId: string }) {
  const { company, credits, issuedOn, firstDay, lastDay, lines, total, taxes } = receipt;
  return (
    <Box sx={sheet}>
      <Box sx={beside}>
        <Logo size={40} />
        <div>
          <Typography id={titleId} component="h2" variant="h3" color="inherit">
            {receiptTitle(receipt)}
          </Typography>
          <div>{shortDate(issuedOn)}</div>
          {credits ? <div>{t('Cancels receipt {number}', { number: credits })}</div> : null}
        </div>
      </Box>
      <Box sx={beside}>
        <Box sx={{ whiteSpace: 'pre-line', '&::first-line': { fontWeight: 700 } }}>{company}</Box>
        <div>
          <strong>{receipt.guestName}</strong>
          <div>{`${t('Reference')} ${reference(receipt.requestId)}`}</div>
          <div>{[...new Set([firstDay, lastDay])].map(shortDate).join(' – ')}</div>
        </div>
      </Box>
      <table>
        <tbody>
          {lines.map((line) => {
            const { unit = 0, count, amount } = line;
            const text = receiptLineText(line, receipt);
            return (
              <Row key={`${text} ${unit} ${amount}`} amount={amount}>
                <span>{text}</span>
                {count ? <div>{`${formatCount(count)} × ${formatUsd(unit)}`}</div> : null}
              </Row>
            );
          })}
        </tbody>
        <tbody>
          <Row amount={total} sum>
            {t('Total')}
          </Row>
          {taxes.length > 0 ? (
            <Row amount={taxesIn(total, taxes).net}>{t('Before tax')}</Row>
          ) : null}
          {taxes.map(({ name, percent, amount }) => (
            <Row key={name} amount={amount}>{`${name} ${formatCount(percent)}%`}</Row>
          ))}
        </tbody>
        {credits ? null : <Paid receipt={receipt} />}
      </table>
    </Box>
  );
}

const Paid = ({ receipt: { payments, balance } }: { receipt: Receipt }) => (
  <tbody>
    {payments.map(({ id, amount, date, way }) => (
      <Row key={id} amount={amount}>
        {enumerated([amount < 0 ? t('Given back') : t('Paid'), shortDate(date), ways[way]()])}
      </Row>
    ))}
    <Row amount={Math.abs(balance)} sum>
      {balance < 0 ? t('Paid too much') : t('Left to pay')}
    </Row>
  </tbody>
);

const Row = (props: { amount: number; sum?: boolean; children: ReactNode }) => (
  <tr className={props.sum ? 'sum' : undefined}>
    <th scope="row">{props.children}</th>
    <td>{formatUsd(props.amount)}</td>
  </tr>
);
