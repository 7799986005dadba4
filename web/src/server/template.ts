import { handoverElement } from '../app/handover.ts';
import type { DrawnPage } from './drawPage.tsx';

/** The built index.html, and for the files of pages the scripts that they need. */
export interface Build {
  readonly template: string;
  readonly scriptsOf: (files: readonly string[]) => readonly string[];
}

/** What stands in the template until there is a page. */
const places = {
  head: /<!-- head -->[\s\S]*<!-- \/head -->/,
  page: /<!-- page -->[\s\S]*<!-- \/page -->/,
};

/** Puts a page into the template. */
export function fill({ template, scriptsOf }: Build, page: DrawnPage): string {
  const scripts = scriptsOf(page.files)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  // The replacements are functions, so that a '$' in a text is only that.
  return template
    .replace(places.head, () => page.head + page.styles + scripts)
    .replace(
      places.page,
      () => `<div id="root">${page.body}</div>${handoverElement(page.handover)}`,
    );
}
