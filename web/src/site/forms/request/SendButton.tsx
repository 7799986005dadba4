import Button, { type ButtonProps } from '@mui/material/Button';

/** While it is `sending`, it is not disabled, because it would lose the focus. */
export function SendButton({
  sending,
  onClick,
  sx,
  children,
  ...button
}: ButtonProps & { sending: boolean }) {
  return (
    <Button
      variant="contained"
      color="secondary"
      {...button}
      aria-disabled={sending}
      onClick={(event) => {
        if (sending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[
        { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <span>{children}</span>
    </Button>
  );
}
