import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

export interface HeroLink {
  text: string;
  to: string;
}

export function HeroButton({
  link,
  ...button
}: { link: HeroLink } & Pick<ButtonProps, 'variant' | 'color'>) {
  return (
    <Button {...button} component={Link} to={link.to} size="large">
      {link.text}
    </Button>
  );
}
