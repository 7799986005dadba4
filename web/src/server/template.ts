import { t, mainLanguage, otherLanguages } from '@selasar/domain';
import { dataElement, pageStateElement } from '../app/pageState.ts';
import { addressIn } from '../i18n/address.ts';
import { paths } from '../paths.ts';
import { loadingTexts } from '../ui/loading/loadingTexts.ts';
import type { RenderedPage } from './renderPage.tsx';
import { inlineScript } from './inlineScript.ts';
import type { Scripts } from './manifest.ts';
import waitForVisitor from './waitForVisitor.js?raw';
import { neededVariables } from './neededVariables.ts';
import { browserKeys } from '../browserKeys.ts';

/** The built index.html, and the scripts that pages need. */
export interface Build {
  readonly template: string;
  readonly scriptsOf: (page: RenderedPage) => Scripts;
}

/** The placeholders in the template, and the tags that would load scripts immediately. */
const places = {
  language: '<html lang="en"',
  head: /<!-- head -->[\s\S]*<!-- \/head -->/,
  page: /<!-- page -->[\s\S]*<!-- \/page -->/,
  scripts: /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
};

/** Puts a page into the template. */
export function fill({ template, scriptsOf }: Build, page: RenderedPage): string {
  const scripts = scriptsOf(page);
  // The replacements are functions, so that '$' in a text has no special meaning.
  const filled = template
    .replaceAll(places.scripts, '')
    .replace(places.language, `<html lang="${page.language}"`)
    .replace(places.head, () => page.head + page.styles.elements)
    .replace(
      places.page,
      () =>
        `<div id="root">${page.body}</div>${loadingNoticeElement}${pageStateElement(page.pageState)}` +
        dataElement('waiting', { scripts, words: words(), languages: elsewhere(page) }) +
        `<script data-entry="${scripts.page[0]}">${wait}</script>`,
    );
  const variables = neededVariables(page.styles.variables, filled);
  return filled.replace('</head>', () => `<style>${variables}</style></head>`);
}

/** For the address without a language: the same page in each other language. */
const elsewhere = ({ language, path }: RenderedPage): Record<string, string> | undefined =>
  language === mainLanguage && path === paths.home
    ? Object.fromEntries(otherLanguages.map((code) => [code, addressIn(code, path)]))
    : undefined;

/** The texts and storage keys of waitForVisitor.js. */
const words = () => ({
  offline: t(loadingTexts.offline),
  unreachable: t(loadingTexts.unreachable),
  tryAgain: t(loadingTexts.tryAgain),
  restored: [browserKeys.draft, browserKeys.confirmation, browserKeys.visit],
  key: browserKeys.reloaded,
  language: browserKeys.language,
});

/** Styles of tapped elements, and of those that wait for keys, before hydration. */
const pendingStyles = `:is(
  :is(button, [role=button], [role=combobox])[aria-busy=true],
  .MuiPickersInputBase-root:has([role=spinbutton][aria-readonly=true]:focus)) {
  outline: 2px solid; outline-offset: -2px; animation: pending .6s infinite alternate; }
@keyframes pending { to { opacity: .5; } }`;

/**
 * Like src/ui/BottomBar.tsx, for a page whose script does not load. Present from the start, so that it is announced.
 */
const loadingNoticeElement = `<div id="loading-notice" role="status"></div><style>
#loading-notice { position: sticky; bottom: 0; z-index: 1400; text-align: center;
  background: var(--mui-palette-brand-text); color: var(--mui-palette-common-white); }
#loading-notice:not(:empty) { padding: 10px 16px; }
${pendingStyles}
#loading-notice button { min-height: 36px; margin-left: 12px; padding: 0 12px; font: inherit; color: inherit;
  background: none; border: 1px solid; border-radius: 6px; cursor: pointer; }
</style>`;

/** Identical in every page, so that one hash allows it: see web/contentPolicy.ts. */
const wait = inlineScript(waitForVisitor);
