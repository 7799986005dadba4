import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { company, contactLink, t } from '@selasar/domain';

type Props = Omit<ButtonProps<'a'>, 'href'> & {
  /** The initial text of the chat. */
  text: string;
};

/** Opens the company's chat in a new tab, or a mail if the company has no chat. */
export function WhatsAppButton({ text, children, ...button }: Props) {
  const href = contactLink(text);
  if (company.whatsApp === undefined) {
    return (
      <Button {...button} component="a" href={href} startIcon={<EmailOutlinedIcon />}>
        {t('Email us')}
      </Button>
    );
  }
  return (
    <Button
      {...button}
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsAppIcon />}
    >
      {children}
    </Button>
  );
}
