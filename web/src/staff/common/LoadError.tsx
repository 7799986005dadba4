import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

interface LoadErrorProps {
  title?: string;
  message: string;
  onRetry: () => void;
}

export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {title ? <AlertTitle>{title}</AlertTitle> : null}
      <span>{message}</span>
    </Alert>
  );
}
