import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface ActionLinkProps {
  to: To;
  /** Its name for users who do not see what it belongs to. */
  label?: string;
  children: ReactNode;
}

/** In an alert. */
export const ActionLink = ({ to, label, children }: ActionLinkProps) => (
  <Button
    component={Link}
    to={to}
    color="inherit"
    size="small"
    aria-label={label}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {children}
  </Button>
);
