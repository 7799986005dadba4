import type { ExchangeRate } from '@selasar/domain';
import type { HydrationState } from 'react-router-dom';
import type { ServedPage } from '../ui/served.ts';

/** What the server hands to the browser beside the page: what it was drawn from. */
export interface PageState extends ServedPage {
  readonly router: HydrationState;
  /** How much of other currencies a US dollar is; not there where there are none. */
  readonly rates?: readonly ExchangeRate[] | undefined;
}

const ELEMENT_ID = 'served';

/** Data as an element of the page, which no browser runs. No text in it can end it, or begin another. */
export const dataElement = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export const pageStateElement = (pageState: PageState): string =>
  dataElement(ELEMENT_ID, pageState);

/** Undefined for a page that the browser draws itself. */
export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
