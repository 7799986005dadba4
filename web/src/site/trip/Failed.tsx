import Alert from '@mui/material/Alert';

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Why a dialog could not send, if it could not. A long dialog scrolls to it. */
export function Failed({ children }: { children: string | undefined }) {
  return children ? (
    <Alert ref={show} severity="error">
      {children}
    </Alert>
  ) : null;
}
