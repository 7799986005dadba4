import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { canHaveReceipt, isCurrent, validReceiptOf } from '@selasar/domain/receipts';
import type { GuestRequest, RequestKind } from '@selasar/domain/requests';
import { staffApi } from '../../../data/api.ts';
import { isValid } from '../../../data/firebase/rows.ts';
import { useReceiptSettings, useReceiptsOf } from '../../../data/requests/receipts.ts';
import { ReceiptList } from '../../../receipts/ReceiptList.tsx';
import { ConfirmButton } from '../../common/ConfirmButton.tsx';
import { LoadError, Loading } from '../../common/Loaded.tsx';
import { Section } from '../../common/Panel.tsx';
import { useSaving } from '../edit/useEditing.ts';

interface ReceiptsProps {
  kind: RequestKind;
  request: GuestRequest;
}

/** Nothing, until receipts are set up. */
export function Receipts({ kind, request }: ReceiptsProps) {
  const { id, receiptNumbers: numbers = [] } = request;
  const settings = useReceiptSettings();
  const { problem, isRunning, save } = useSaving();
  const valid = validReceiptOf(numbers);
  const isSetUp = settings.status === 'success' && settings.data.settings !== undefined;
  const canIssue = valid === undefined && isSetUp && canHaveReceipt(request);
  if (numbers.length === 0 && !canIssue) return null;
  const issue = () => save(() => staffApi.issueReceipt({ kind, id }), 'The receipt is issued');
  const credit = (number: string) =>
    save(
      () => staffApi.creditReceipt({ kind, id, number }),
      `Receipt ${number} is cancelled by a credit note`,
    );
  return (
    <Section heading="Receipts">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {numbers.length > 0 ? <Issued request={request} valid={valid} /> : null}
        {canIssue ? (
          <Button size="small" variant="outlined" disabled={isRunning} onClick={() => void issue()}>
            <span>{isRunning ? 'Issuing…' : 'Issue a receipt'}</span>
          </Button>
        ) : null}
        {valid === undefined ? null : (
          <ConfirmButton
            label="Cancel with a credit note"
            running="Cancelling…"
            question={{
              title: `Cancel receipt ${valid}?`,
              text: `A credit note cancels it. The guest sees both.${
                canHaveReceipt(request) ? ' Then you can issue a new receipt.' : ''
              }`,
              confirm: 'Issue the credit note',
            }}
            onConfirm={() => credit(valid)}
          />
        )}
        {problem ? <Alert severity="error">{problem.text}</Alert> : null}
      </Stack>
    </Section>
  );
}

function Issued({ request, valid }: { request: GuestRequest; valid: string | undefined }) {
  const live = useReceiptsOf(request.id);
  if (live.status === 'loading') return <Loading what="The receipts" height={44} />;
  if (live.status === 'error') {
    return <LoadError message="Failed to load the receipts" onRetry={live.retry} />;
  }
  const receipts = live.data.filter(isValid);
  const current = receipts.find(({ number }) => number === valid);
  return (
    <>
      <ReceiptList receipts={receipts} />
      {current && !isCurrent(current, request) ? (
        <Alert severity="warning">
          {`This has changed since receipt ${current.number}. Cancel it with a credit note${
            canHaveReceipt(request) ? ', then issue a new one' : ''
          }.`}
        </Alert>
      ) : null}
    </>
  );
}
