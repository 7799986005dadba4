import { Notice } from './Notice.tsx';
import { useOnline } from './useOnline.ts';

/** Tells those who are offline what that means. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Notice
      sx={{
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'snackbar',
        ...(online ? {} : { px: 2, py: 1.25 }),
        bgcolor: '#23302b',
        color: '#fff',
        textAlign: 'center',
        typography: 'body2',
      }}
    >
      {online
        ? null
        : 'You are offline. You can keep reading and typing; what you type is kept until you can send it.'}
    </Notice>
  );
}
