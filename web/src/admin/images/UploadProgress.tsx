import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { Notice } from '../../ui/Notice.tsx';

/** How far an upload is, in percent, and the way to stop it. */
export function UploadProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <LinearProgress
        aria-label="Upload"
        variant="determinate"
        value={percent}
        sx={{ flex: 1, height: 8, borderRadius: 4 }}
      />
      <Notice sx={{ typography: 'body2', minWidth: 44 }}>{Math.round(percent)}%</Notice>
      <Button size="small" onClick={onCancel}>
        Cancel upload
      </Button>
    </Stack>
  );
}
