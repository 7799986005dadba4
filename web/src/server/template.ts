import { dataElement, handoverElement } from '../app/handover.ts';
import { trouble } from '../ui/loading/trouble.ts';
import type { DrawnPage } from './drawPage.tsx';
import { inlineScript } from './inlineScript.ts';
import type { Scripts } from './manifest.ts';
import waitForVisitor from './waitForVisitor.js?raw';
import { browserKeys } from '../browserKeys.ts';

/** The built index.html, and the scripts that pages need. */
export interface Build {
  readonly template: string;
  readonly scriptsOf: (page: DrawnPage) => Scripts;
}

/** What stands in the template until there is a page, and the tags by which scripts come at once. */
const places = {
  head: /<!-- head -->[\s\S]*<!-- \/head -->/,
  page: /<!-- page -->[\s\S]*<!-- \/page -->/,
  scripts: /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
};

/** Puts a page into the template. */
export function fill({ template, scriptsOf }: Build, page: DrawnPage): string {
  const scripts = scriptsOf(page);
  // The replacements are functions, so that a '$' in a text is only that.
  return template
    .replaceAll(places.scripts, '')
    .replace(places.head, () => page.head + page.styles)
    .replace(
      places.page,
      () =>
        `<div id="root">${page.body}</div>${troubleElement}${handoverElement(page.handover)}` +
        dataElement('waiting', { scripts, words }) +
        `<script data-entry="${scripts.page[0]}">${wait}</script>`,
    );
}

/** What waitForVisitor.js says, and where it looks and keeps. */
const words = { ...trouble, drafts: browserKeys.draft, key: browserKeys.openedAnew };

/** As src/ui/BottomBar.tsx, for a page whose script does not come. It is there from the start, to be announced. */
const troubleElement = `<div id="trouble" role="status"></div><style>
#trouble { position: sticky; bottom: 0; z-index: 1400; text-align: center;
  background: var(--mui-palette-brand-text); color: var(--mui-palette-common-white); }
#trouble:not(:empty) { padding: 10px 16px; }
#trouble button { min-height: 36px; margin-left: 12px; padding: 0 12px; font: inherit; color: inherit;
  background: none; border: 1px solid; border-radius: 6px; cursor: pointer; }
</style>`;

/** The same in every page, so that one hash allows it: see web/contentPolicy.ts. */
const wait = inlineScript(waitForVisitor);
