import type { HydrationState } from 'react-router-dom';
import type { ServedPage } from '../ui/served.ts';

/** What the server hands to the browser beside the page: what it was drawn from. */
export interface Handover extends ServedPage {
  readonly router: HydrationState;
}

const ELEMENT_ID = 'served';

/** As an element of the page. No text in it can end it, or begin another. */
export const handoverElement = (handover: Handover): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(handover).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Undefined for a page that the browser draws itself. */
export function readHandover(page: Document): Handover | undefined {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Handover) : undefined;
}
