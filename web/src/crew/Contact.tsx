import CallIcon from '@mui/icons-material/CallOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { callAddress, chatWith, company, t } from '@selasar/domain';

interface ContactProps {
  name: string;
  phone: string | undefined;
}

/** Calls the guest, or opens a chat with them. */
export function Contact({ name, phone }: ContactProps) {
  if (!phone) return null;
  const chat = chatWith(
    phone,
    t('Hello {name}, this is {company}.', { name, company: company.name }),
  );
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      // In large text, each has a line of its own.
      sx={{ mt: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 8rem', minHeight: 48 } }}
    >
      <Button
        component="a"
        variant="outlined"
        href={callAddress(phone)}
        startIcon={<CallIcon />}
        aria-label={t('Call {name}, {phone}', { name, phone })}
      >
        {t('Call')}
      </Button>
      {chat ? (
        <Button
          component="a"
          variant="outlined"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon />}
          aria-label={t('WhatsApp {name}', { name })}
        >
          WhatsApp
        </Button>
      ) : null}
    </Stack>
  );
}
