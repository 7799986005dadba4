import { handoverElement } from '../app/handover.ts';
import type { DrawnPage } from './drawPage.tsx';
import type { Scripts } from './manifest.ts';
import waitForVisitor from './waitForVisitor.js?raw';

/** The built index.html, and the scripts that pages need. */
export interface Build {
  readonly template: string;
  readonly scriptsOf: (files: readonly string[]) => Scripts;
}

/** What stands in the template until there is a page, and the tags by which scripts come at once. */
const places = {
  head: /<!-- head -->[\s\S]*<!-- \/head -->/,
  page: /<!-- page -->[\s\S]*<!-- \/page -->/,
  scripts: /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
};

/** Puts a page into the template. */
export function fill({ template, scriptsOf }: Build, page: DrawnPage): string {
  const scripts = scriptsOf(page.files);
  const wait = `${code}\nwaitForVisitor(${JSON.stringify(scripts)})`;
  // The replacements are functions, so that a '$' in a text is only that.
  return template
    .replaceAll(places.scripts, '')
    .replace(places.head, () => page.head + page.styles)
    .replace(
      places.page,
      () =>
        `<div id="root">${page.body}</div>${handoverElement(page.handover)}` +
        `<script data-entry="${scripts.entry[0]}">${wait}</script>`,
    );
}

/** Without what is only for those who read it. */
const code = waitForVisitor
  .replaceAll(/^\s*\/\/.*$/gm, '')
  .replaceAll(/\n\s*/g, '\n')
  .trim();
