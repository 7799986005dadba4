import Alert from '@mui/material/Alert';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { adviceOn } from '../forms/request/advice.ts';

const unknown: PlainMessage = 'Something went wrong. Please try again, or call us.';

export const failureText = (error: unknown): string => adviceOn(error) ?? t(unknown);

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

export function Failed({ children }: { children: string | undefined }) {
  return children ? (
    <Alert ref={show} severity="error">
      {children}
    </Alert>
  ) : null;
}
