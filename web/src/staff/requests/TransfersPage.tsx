import TuneIcon from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { noTransferTerms } from '@selasar/domain/pricing';
import { Link } from 'react-router-dom';
import { useTransferTerms } from '../../data/offers/transferTerms.ts';
import { paths } from '../../paths.ts';
import type { AdminHeading } from '../common/links.ts';
import { NewRequest } from './edit/NewRequest.tsx';
import { CreateTransfer } from './edit/TransferForm.tsx';
import { RequestPage } from './list/RequestPage.tsx';
import { transferList, TransfersTitle } from './list/transferList.tsx';
import { transferSheet } from './sheet/transferSheet.tsx';

function NewTransfer() {
  const live = useTransferTerms();
  const terms = live.status === 'success' ? live.data.terms : noTransferTerms;
  return (
    <NewRequest label="New transfer">
      {(close) => <CreateTransfer terms={terms} onClose={close} />}
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
  const hasRoom = useMediaQuery('(min-width: 1436px)');
  return (
    <RequestPage
      list={transferList}
      sheet={transferSheet}
      rowHeight={hasRoom ? rowHeights.wide : rowHeights.usual}
      additions={{ heading: <TransfersTitle />, link: terms, buttons: <NewTransfer /> }}
    />
  );
}

export { TransfersPage as Component };
export const handle: AdminHeading = {
  title: 'Airport Transfers',
  description: 'Requests, newest first',
};
