import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <Notice
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center', py: 8, px: 2 }}
    >
      <Typography component="span" variant="h3">
        {title}
      </Typography>
      {hint ? (
        <Typography component="span" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
      {children}
    </Notice>
  );
}
