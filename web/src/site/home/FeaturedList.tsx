import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import { Suspense, type ReactNode } from 'react';
import { Await, Link, useRevalidator } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CardGridPlaceholder } from '../../ui/CardGrid.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadingFailed } from '../../ui/loading/useLoaded.tsx';
import { useOnReconnect } from '../../ui/browser.ts';
import { Notice } from '../../ui/Notice.tsx';
import { homeLists } from './homeLists.ts';

interface FeaturedListProps<Item> {
  type: 'tours' | 'villas';
  title: string;
  subtitle?: string;
  list: Promise<readonly Item[]>;
  children: (items: readonly Item[]) => ReactNode;
}

export function FeaturedList<Item>(props: FeaturedListProps<Item>) {
  const { type, title, subtitle, list, children } = props;
  return (
    <Container component="section" maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2">{title}</Typography>
      {subtitle ? (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 620 }}>
          {subtitle}
        </Typography>
      ) : null}
      <Box sx={{ mt: 4, minHeight: { xs: 1240, sm: 900, md: 440 } }}>
        <Suspense
          fallback={
            <>
              <Notice sx={{ mb: 2, color: 'text.secondary' }}>
                {t('Loading {type}...', { type: t(type) })}
              </Notice>
              <CardGridPlaceholder count={homeLists.featuredItems} />
            </>
          }
        >
          <Await
            resolve={list}
            errorElement={
              <RetriedPart>
                {t('Error loading {type}: Failed to fetch {type}', { type: t(type) })}
              </RetriedPart>
            }
          >
            {(items) =>
              items.length > 0 ? (
                children(items)
              ) : (
                <EmptyState title={t('No {type} found.', { type: t(type) })} />
              )
            }
          </Await>
        </Suspense>
      </Box>
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <Button component={Link} to={paths[type]} variant="outlined" size="large">
          <span>{type === 'tours' ? t('View All Tours') : t('View All Villas')}</span>
        </Button>
      </Box>
    </Container>
  );
}

export function RetriedPart({ children }: { children: string }) {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useOnReconnect(retry);
  return <LoadingFailed onRetry={retry}>{children}</LoadingFailed>;
}
