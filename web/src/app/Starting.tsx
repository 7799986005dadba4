import { Logo } from '../ui/Logo.tsx';
import { Notice } from '../ui/Notice.tsx';

/** What shows until the first page's code and data have come. */
export function Starting() {
  return (
    <Notice
      aria-label="Loading"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', color: 'primary.main' }}
    >
      <Logo size={48} />
    </Notice>
  );
}
