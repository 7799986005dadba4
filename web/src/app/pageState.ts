import type { ExchangeRate } from '@selasar/domain/offers';
import type { HydrationState } from 'react-router-dom';
import type { ServedPage } from '../ui/served.ts';

export interface PageState extends ServedPage {
  readonly router: HydrationState;
  readonly rates?: readonly ExchangeRate[] | undefined;
}

const ELEMENT_ID = 'served';

/** No text in it can end the element or start another. */
export const dataElement = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export const pageStateElement = (pageState: PageState): string =>
  dataElement(ELEMENT_ID, pageState);

export function readPageState(page: Document): PageState | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
