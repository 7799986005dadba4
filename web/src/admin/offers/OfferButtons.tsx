import AddIcon from '@mui/icons-material/Add';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface OfferButtonsProps {
  add: string;
  onRefresh: () => void;
  onAdd: () => void;
}

export function OfferButtons({ add, onRefresh, onAdd }: OfferButtonsProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ ml: { sm: 'auto' } }}>
      <Button startIcon={<RefreshIcon />} onClick={onRefresh}>
        Refresh
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
        {add}
      </Button>
    </Stack>
  );
}
