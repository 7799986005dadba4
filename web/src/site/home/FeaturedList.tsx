import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { homeLists } from './homeLists.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { WhenSeen } from '../../ui/WhenSeen.tsx';
import { paths } from '../../paths.ts';
import { CardGridPlaceholder } from '../../ui/CardGrid.tsx';

interface FeaturedListProps {
  type: 'tours' | 'villas';
  title: string;
  subtitle?: string;
  /** Fetches the featured items, that many at most; undefined when there are none. */
  load: () => Promise<ReactNode>;
}

/** The featured tours or villas, with the way to all of them. */
export function FeaturedList({ type, title, subtitle, load }: FeaturedListProps) {
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2">{title}</Typography>
      {subtitle ? (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 620 }}>
          {subtitle}
        </Typography>
      ) : null}
      <WhenSeen
        sx={{ mt: 4, minHeight: { xs: 1240, sm: 900, md: 440 } }}
        label={title}
        load={load}
        loading={
          <>
            <Notice sx={{ mb: 2, color: 'text.secondary' }}>Loading {type}...</Notice>
            <CardGridPlaceholder count={homeLists.featuredItems} />
          </>
        }
        failure={(reason) => `Error loading ${type}: ${reason}`}
      />
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <Button component={Link} to={paths[type]} variant="outlined" size="large">
          {type === 'tours' ? 'View All Tours' : 'View All Villas'}
        </Button>
      </Box>
    </Container>
  );
}
