import { mainLanguage, otherLanguages, t } from '@selasar/domain/i18n';
import { dataElement, pageStateElement } from '../app/pageState.ts';
import { addressIn } from '../i18n/address.ts';
import { paths } from '../paths.ts';
import { loadingTexts } from '../ui/loading/LoadingNotice.tsx';
import type { RenderedPage } from './renderPage.tsx';
import { inlineScript } from './inlineScript.ts';
import type { Scripts } from './manifest.ts';
import waitForVisitor from './waitForVisitor.js?raw';
import { browserKeys } from '../browserKeys.ts';

const variable = /(--[\w-]+):([^;}]*);?/g;
const dark = /\[data-scheme="dark"\]\{[^}]*\}/;

export function neededVariables(css: string, page: string): string {
  const light = css.replace(dark, '');
  const values = new Map(
    [...light.matchAll(variable)].map(([, name = '', value]) => [name, value]),
  );
  const needed = new Set<string>();
  const add = (text: string) => {
    for (const name of text.match(/--[\w-]+/g) ?? []) {
      if (needed.has(name)) continue;
      needed.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(page);
  return light.replaceAll(variable, (all, name: string) => (needed.has(name) ? all : ''));
}

export interface Build {
  readonly template: string;
  readonly scriptsOf: (page: RenderedPage) => Scripts;
}

const places = {
  language: '<html lang="en"',
  head: /<!-- head -->[\s\S]*<!-- \/head -->/,
  page: /<!-- page -->[\s\S]*<!-- \/page -->/,
  scripts: /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
};

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

const elsewhere = ({ language, path }: RenderedPage): Record<string, string> | undefined =>
  language === mainLanguage && path === paths.home
    ? Object.fromEntries(otherLanguages.map((code) => [code, addressIn(code, path)]))
    : undefined;

const words = () => ({
  offline: t(loadingTexts.offline),
  unreachable: t(loadingTexts.unreachable),
  tryAgain: t(loadingTexts.tryAgain),
  restored: [browserKeys.draft, browserKeys.confirmation, browserKeys.visit],
  key: browserKeys.reloaded,
  language: browserKeys.language,
});

const pendingStyles = `:is(
  :is(button, [role=button], [role=combobox])[aria-busy=true],
  .MuiPickersInputBase-root:has([role=spinbutton][aria-readonly=true]:focus)) {
  outline: 2px solid; outline-offset: -2px; animation: pending .6s infinite alternate; }
@keyframes pending { to { opacity: .5; } }`;

/** Like src/ui/BottomBar.tsx, for a page whose script does not load. Present from the start, to be announced. */
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
