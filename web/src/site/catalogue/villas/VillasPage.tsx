import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { Hero } from '../../layout/hero/Hero.tsx';
import { withHero } from '../../layout/hero/withHero.ts';

const VillasContent = lazyIsland(
  'src/site/catalogue/villas/VillasContent.tsx',
  async () => (await import('./VillasContent.tsx')).VillasContent,
  () => null,
);

function VillasPage() {
  const texts = siteTexts().villas;
  return (
    <>
      <Hero
        title={t('Luxury Villas in Bali')}
        subtitle={texts.subtitle}
        image={pictures.hero.villas}
        height="small"
      />
      <VillasContent />
    </>
  );
}

export { VillasPage as Component, withHero as handle, VillasContent as content };
