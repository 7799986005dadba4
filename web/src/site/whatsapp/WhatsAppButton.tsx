import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { whatsAppLink } from '@selasar/domain';

type Props = Omit<ButtonProps<'a'>, 'href'> & {
  /** What stands in the chat when it opens. */
  text: string;
};

/** Opens the company's chat in a new tab. */
export function WhatsAppButton({ text, children, ...button }: Props) {
  return (
    <Button
      {...button}
      component="a"
      href={whatsAppLink(text)}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<WhatsAppIcon />}
    >
      {children}
    </Button>
  );
}
