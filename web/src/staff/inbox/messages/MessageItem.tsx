import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { callAddress } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import { formatInBali } from '../../common/formatInstant.ts';

interface MessageItemProps {
  message: ContactMessage;
  open: boolean;
  onToggle: (open: boolean) => void;
}

export function MessageItem({ message, open, onToggle }: MessageItemProps) {
  const { name, email, phone, subject, read, createdAt } = message;
  return (
    <Accordion
      variant="outlined"
      expanded={open}
      onChange={(_event, expanded) => onToggle(expanded)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      // Neighbours share a border.
      sx={{ '& + &:not(.Mui-expanded)': { mt: '-1px' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: read ? 400 : 700, display: 'block' }}>
            {subject}
            {read ? null : <Chip label="Unread" size="small" color="secondary" sx={{ ml: 1 }} />}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {name} · {formatInBali(createdAt)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1.5}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {message.message}
          </Typography>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Link
              href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
              sx={{ overflowWrap: 'anywhere' }}
            >
              Answer {email}
            </Link>
            {phone ? <Link href={callAddress(phone)}>{phone}</Link> : null}
          </Stack>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
