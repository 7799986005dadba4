import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import { company, contactLink } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';

type Props = Omit<ButtonProps<'a'>, 'href'> & {
  text: string;
};

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
      <span>{children}</span>
    </Button>
  );
}

export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
