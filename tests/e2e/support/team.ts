import type { Page } from 'playwright-core';

/** The team page as an admin uses it. */
export function teamOn(page: Page) {
  /** Not the toast about the person, which is an item as well. */
  const rowOf = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });

  /** Chooses an action with a confirmation dialog, and confirms. */
  async function choose(label: string, name: string, asked: RegExp): Promise<void> {
    await rowOf(name).getByRole('button', { name: label }).click();
    const question = page.getByRole('alertdialog', { name: `${label}: ${name}?` });
    await question.getByText(asked).waitFor();
    await question.getByRole('button', { name: label }).click();
    await question.waitFor({ state: 'hidden' });
  }
  return { rowOf, choose };
}
