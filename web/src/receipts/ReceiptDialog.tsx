import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { t } from '@selasar/domain/i18n';
import type { Receipt } from '@selasar/domain/receipts';
import { useId } from 'react';
import { useBackCloses } from '../ui/useBackCloses.ts';
import { ReceiptPaper } from './ReceiptPaper.tsx';

/** The dialog becomes the page. Without page margins, browsers print no address on it. */
const onPaper = {
  '@page': { margin: 0 },
  '@media print': {
    'html, body': { background: 'none !important', overflow: 'visible !important' },
    'body > :not([data-receipt])': { display: 'none !important' },
    '[data-receipt]': { position: 'static !important' },
    '[data-receipt] :is(.MuiBackdrop-root, .MuiDialogActions-root)': { display: 'none' },
    '[data-receipt] .MuiDialog-container': { height: 'auto', display: 'block' },
    '[data-receipt] .MuiDialog-paper': { all: 'unset' },
    '[data-receipt] .MuiDialogContent-root': { overflow: 'visible', padding: 'min(18mm, 8%)' },
  },
};

export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const id = useId();
  useBackCloses(true, onClose);
  return (
    <Dialog
      open
      data-receipt
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { sx: { bgcolor: 'common.white', backgroundImage: 'none', m: 2 } } }}
    >
      <GlobalStyles styles={onPaper} />
      {/* To be scrolled by keyboard. */}
      <DialogContent tabIndex={0}>
        <ReceiptPaper receipt={receipt} titleId={id} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
        <Button variant="contained" onClick={() => window.print()}>
          {t('Print or save as PDF')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
