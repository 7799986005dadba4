import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { Notice } from '../../../ui/Notice.tsx';
import type { Uploading } from './useUploads.ts';

/** The progress of an upload, whether it is stuck, and a button to cancel it. */
export function UploadProgress({ percent, isStuck, retry, cancel }: Uploading) {
  const stop = cancel ? (
    <Button size="small" color="inherit" onClick={cancel}>
      Cancel upload
    </Button>
  ) : null;
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 3, pt: 1.5 }}>
        <LinearProgress
          aria-label="Upload"
          variant="determinate"
          value={percent}
          color={isStuck ? 'warning' : 'primary'}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Notice sx={{ typography: 'body2', minWidth: 44 }}>{Math.round(percent)}%</Notice>
        {isStuck ? null : stop}
      </Stack>
      {isStuck ? (
        <Alert severity="warning" sx={{ mx: 3, mt: 1.5 }}>
          The upload does not move: the line seems to be cut. It goes on by itself when the line is
          back.
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button size="small" color="inherit" variant="outlined" onClick={retry}>
              Try again
            </Button>
            {stop}
          </Stack>
        </Alert>
      ) : null}
    </>
  );
}
