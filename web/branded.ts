import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { colors } from '../brand/colors.ts';
import { company } from '../brand/company.ts';
import { siteTexts } from '../brand/texts/en/site.ts';

const MANIFEST = 'site.webmanifest';
/** By another name: what lies at the address of a link, Vite would put among the assets as it is. */
const TEMPLATE = 'manifest.template.json';

const words: Readonly<Record<string, string>> = {
  name: company.name,
  phone: company.phone,
  phoneDigits: company.phone.replaceAll(' ', ''),
  email: company.email,
  description: siteTexts.description,
  primary: colors.primary,
  background: colors.background,
};

function filled(text: string, escape: (word: string) => string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`{{${key}}} stands for nothing: see web/branded.ts.`);
    return escape(word);
  });
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
export const brandedPage = (html: string): string =>
  filled(html, (word) => word.replaceAll(/[&<"]/g, (sign) => signs[sign] ?? sign));

export const brandedManifest = (): string =>
  filled(readFileSync(new URL(TEMPLATE, import.meta.url), 'utf8'), (word) =>
    JSON.stringify(word).slice(1, -1),
  );

/** What is read before any script runs, and so cannot import the brand. */
export const branded = (): Plugin => ({
  name: 'branded',
  transformIndexHtml: { order: 'pre', handler: brandedPage },
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: MANIFEST, source: brandedManifest() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${MANIFEST}`, (_, response) => {
      response.setHeader('Content-Type', 'application/manifest+json');
      response.end(brandedManifest());
    });
  },
});
