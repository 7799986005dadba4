import AddIcon from '@mui/icons-material/Add';
import { noTransferTerms } from '@selasar/domain';
import { useTransferTerms } from '../../../data/transfers/useTransferTerms.ts';
import { EditDialog } from '../editing/EditDialog.tsx';
import { NewTransferForm } from './NewTransferForm.tsx';

/** The button for a new transfer. */
export function NewTransfer() {
  const live = useTransferTerms();
  const terms = live.status === 'success' ? live.data.terms : noTransferTerms;
  return (
    <EditDialog label="New transfer" icon={<AddIcon />} size="medium" isIconOnPhones>
      {(titleId, close) => <NewTransferForm terms={terms} titleId={titleId} onClose={close} />}
    </EditDialog>
  );
}
