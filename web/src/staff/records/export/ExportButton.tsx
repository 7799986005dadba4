import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { formatCount } from '@selasar/domain';
import { Notice } from '../../../ui/Notice.tsx';
import type { ExportProgress } from './useExport.ts';

/** A phone has no room for it; it is still part of the accessible name. */
export const onWideScreens = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });

/** Wide screens show the icon; the text is its accessible name. */
const onPhones = (theme: Theme) => ({ [theme.breakpoints.up('sm')]: visuallyHidden });

interface ExportButtonProps {
  progress: ExportProgress | undefined;
  onStart: () => void;
  onStop: () => void;
}

export function ExportButton({ progress, onStart, onStop }: ExportButtonProps) {
  if (!progress) {
    return (
      <Button
        title="Export CSV"
        startIcon={<DownloadIcon />}
        onClick={onStart}
        sx={{
          minWidth: 40,
          color: { sm: 'action.active' },
          '& .MuiButton-startIcon': { m: { sm: 0 } },
        }}
      >
        <Box component="span" sx={onPhones}>
          Export CSV
        </Box>
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Notice sx={{ typography: 'body2', minWidth: 110 }}>
        {total ? `${formatCount(done)} of ${formatCount(total)}` : 'Counting…'}
        <LinearProgress
          aria-label="Export"
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (done / total) * 100) : 0}
        />
      </Notice>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </Stack>
  );
}
