import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { phoneScreen } from '../records/grid/Card.tsx';
import { RecordPage } from '../records/RecordPage.tsx';
import type { AdminHeading } from '../shell/links.ts';
import { transferList } from './transferList.ts';
import { TransfersTitle } from './TransfersTitle.tsx';
import { TransferSheet } from './TransferSheet.tsx';
import { useTransferChanges } from './useTransferChanges.tsx';
import { noTransferTerms } from '@selasar/domain';
import { useTransferTerms } from '../../data/transfers/useTransferTerms.ts';
import { NewRequest } from '../records/creating/NewRequest.tsx';
import { NewTransferForm } from '../records/creating/NewTransferForm.tsx';

/** The button for a new transfer. */
function NewTransfer() {
  const live = useTransferTerms();
  const terms = live.status === 'success' ? live.data.terms : noTransferTerms;
  return (
    <NewRequest label="New transfer">
      {(titleId, close) => <NewTransferForm terms={terms} titleId={titleId} onClose={close} />}
    </NewRequest>
  );
}

/** In pixels: the narrower the cell, the more lines it needs. */
const rowHeights = { usual: 86, wide: 74 };

const terms = (
  <Button
    component={Link}
    to={paths.admin.transferTerms}
    size="small"
    startIcon={<TuneIcon />}
    sx={{ flex: 'none' }}
  >
    Terms
  </Button>
);

function TransfersPage() {
  const isPhone = useMediaQuery(phoneScreen);
  const hasRoom = useMediaQuery('(min-width: 1436px)');
  return (
    <RecordPage
      list={transferList}
      changes={useTransferChanges()}
      rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
      additions={{
        buttons: <NewTransfer />,
        link: terms,
        ...(isPhone ? {} : { heading: <TransfersTitle /> }),
      }}
      Sheet={TransferSheet}
    />
  );
}

export { TransfersPage as Component };
export const handle: AdminHeading = {
  title: 'Airport Transfers',
  description: 'Requests, newest first',
};
