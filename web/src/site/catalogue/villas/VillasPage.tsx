import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { heroPage } from '../../layout/Hero.tsx';

export const { Component, handle, content } = heroPage(
  lazyIsland(
    'src/site/catalogue/villas/VillasContent.tsx',
    async () => (await import('./VillasContent.tsx')).VillasContent,
    () => null,
  ),
  () => ({
    title: t('Luxury Villas in Bali'),
    subtitle: siteTexts().villas.subtitle,
    image: pictures.hero.villas,
  }),
);
