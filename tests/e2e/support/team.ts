import type { Page } from 'playwright-core';

/** The team as an admin sees it on the page. */
export function teamOn(page: Page) {
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  /** Chooses what asks first, and says yes. */
  async function choose(label: string, name: string, asked: RegExp): Promise<void> {
    await rowOf(name).getByRole('button', { name: label }).click();
    const question = page.getByRole('alertdialog', { name: `${label}: ${name}?` });
    await question.getByText(asked).waitFor();
    await question.getByRole('button', { name: label }).click();
    await question.waitFor({ state: 'hidden' });
  }
  return { rowOf, choose };
}
