import CloudOffIcon from '@mui/icons-material/CloudOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useConnected } from '../../data/firebase/live/connection.ts';
import { Notice } from '../../ui/Notice.tsx';
import { sidebarWidthPx } from './Sidebar.tsx';
import { bottomBar } from '../../ui/BottomBar.tsx';

export function ConnectionNotice() {
  const connected = useConnected();
  return (
    <Notice
      sx={{
        position: 'fixed',
        bottom: 0,
        right: 0,
        left: { xs: 0, lg: sidebarWidthPx },
        zIndex: 'snackbar',
        pointerEvents: 'none',
      }}
    >
      {connected ? null : (
        <Alert
          {...bottomBar}
          severity="warning"
          icon={<CloudOffIcon />}
          square
          sx={{ py: 0, boxShadow: 2 }}
        >
          The connection is lost.
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {' '}
            What you see may be out of date; it will update automatically.
          </Box>
        </Alert>
      )}
    </Notice>
  );
}
