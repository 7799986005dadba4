import type { Locator, Page } from 'playwright-core';
import { SITE_URL } from './person.ts';

/** The list of tours in the staff area, shared by the tests of a file. */
export function tourListOn(page: Page) {
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

  /** A grid keeps its rows stable while the pointer or focus is in it. */
  async function leaveGrid(): Promise<void> {
    await page.getByRole('searchbox').focus();
    await page.mouse.move(5, 700);
  }

  /** Opens the list unless the previous test left it open. */
  async function open(): Promise<void> {
    const address = new URL('/admin/tours', SITE_URL).href;
    if (page.url() !== address) await page.goto(address);
    await leaveGrid();
  }

  async function edit({ title }: { title: string }): Promise<Locator> {
    await open();
    await rowOf(title).getByRole('button', { name: 'Edit' }).click();
    return page.getByRole('dialog');
  }
  return { rowOf, leaveGrid, open, edit };
}
