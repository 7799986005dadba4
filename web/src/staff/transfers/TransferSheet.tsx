import { transferStatus } from '@selasar/domain';
import type { Transfer, TransferStatus } from '@selasar/domain';
import type { Problem } from '../details/explain.ts';
import { Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { FieldFacts } from '../records/fields.tsx';
import { Status } from '../records/recordColumns.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { Opened } from '../records/RecordSheet.tsx';
import { transferFields } from './fields.tsx';

interface TransferSheetProps {
  record: Opened<Transfer> | undefined;
  recent: Change<TransferStatus> | undefined;
  problem: Problem | undefined;
  onChange: (record: Transfer, to: TransferStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one transfer, and what can be done with it. It follows the transfer live. */
export function TransferSheet(props: TransferSheetProps) {
  const { record, recent, problem, onChange, onOpen } = props;
  return (
    <RecordSheet name="Transfer" record={record} onClose={() => onOpen(undefined)}>
      {(shown) => (
        <>
          <div>
            <Status status={shown.status} statuses={transferStatus} />
          </div>
          <Facts heading="Customer">
            <FieldFacts fields={transferFields} section="customer" row={shown} />
          </Facts>
          <Facts heading="Transfer">
            <FieldFacts fields={transferFields} section="transfer" row={shown} />
          </Facts>
          <History name="transfers" id={shown.id} />
          {shown.damage ? null : (
            <StatusActions
              status={shown.status}
              statuses={transferStatus}
              recent={recent}
              problem={problem}
              onChange={(to) => onChange(shown, to)}
            />
          )}
        </>
      )}
    </RecordSheet>
  );
}
