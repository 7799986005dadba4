import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { Notice } from '../../ui/Notice.tsx';
import type { ExportProgress } from './useExport.ts';

interface ExportButtonProps {
  progress: ExportProgress | undefined;
  onStart: () => void;
  onStop: () => void;
}

export function ExportButton({ progress, onStart, onStop }: ExportButtonProps) {
  if (!progress) {
    return (
      <Button
        startIcon={<DownloadIcon />}
        aria-label="Export CSV"
        onClick={onStart}
        sx={{ whiteSpace: 'nowrap', ml: { sm: 'auto' } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, mr: 0.5 }}>
          Export
        </Box>
        CSV
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Notice sx={{ typography: 'body2', minWidth: 110 }}>
        {total ? `${done} of ${total}` : 'Counting…'}
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
