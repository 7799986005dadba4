import type { ExchangeRate } from '@selasar/domain';
import type { HydrationState } from 'react-router-dom';
import type { ServedPage } from '../ui/served.ts';

/** The state that the server sends with the page: the data that it was rendered from. */
export interface PageState extends ServedPage {
  readonly router: HydrationState;
  /** The exchange rates; absent if there are none. */
  readonly rates?: readonly ExchangeRate[] | undefined;
}

const ELEMENT_ID = 'served';

/** Data as a script element that browsers do not run. No text in it can end the element or start another. */
export const dataElement = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export const pageStateElement = (pageState: PageState): string =>
  dataElement(ELEMENT_ID, pageState);

/** Undefined for a page that the browser renders itself. */
export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
