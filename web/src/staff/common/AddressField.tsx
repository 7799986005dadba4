import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { toast } from 'sonner';

export function AddressField({ label, address }: { label: string; address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('Address copied');
    } catch {
      toast.error('The address could not be copied', {
        description: 'Please select it in the field and copy it by hand.',
      });
    }
  };
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <TextField
        fullWidth
        size="small"
        label={label}
        value={address}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        aria-label={`Copy: ${label}`}
        onClick={() => void copy()}
        sx={{ flex: 'none' }}
      >
        Copy
      </Button>
    </Stack>
  );
}
