import EmailOutlinedIcon from '@mui/icons-material/EmailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button, { type ButtonProps } from '@mui/material/Button';
import { company, contactLink } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';

type Props = Omit<ButtonProps<'a'>, 'href'> & {
  text: string;
};

/** Writes an email if the company has no WhatsApp. */
export function WhatsAppButton({ text, children, ...button }: Props) {
  const isChat = company.whatsApp !== undefined;
  return (
    <Button
      {...button}
      component="a"
      href={contactLink(text)}
      {...(isChat && { target: '_blank', rel: 'noopener noreferrer' })}
      startIcon={isChat ? <WhatsAppIcon /> : <EmailOutlinedIcon />}
    >
      {isChat ? <span>{children}</span> : t('Email us')}
    </Button>
  );
}

export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
