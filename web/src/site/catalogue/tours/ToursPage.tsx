import { pictures } from '@selasar/brand';
import { t } from '@selasar/domain/i18n';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { lazyIsland } from '../../../ui/bootstrap/lazyIsland.tsx';
import { Hero } from '../../layout/hero/Hero.tsx';
import { withHero } from '../../layout/hero/withHero.ts';

const ToursContent = lazyIsland(
  'src/site/catalogue/tours/ToursContent.tsx',
  async () => (await import('./ToursContent.tsx')).ToursContent,
  () => null,
);

function ToursPage() {
  const texts = siteTexts().tours;
  return (
    <>
      <Hero
        title={t('Bali Tour Packages')}
        subtitle={texts.subtitle}
        image={pictures.hero.tours}
        height="small"
      />
      <ToursContent />
    </>
  );
}

export { ToursPage as Component, withHero as handle, ToursContent as content };
