import type { Page } from 'playwright-core';

/**
 * Translates a page as Chrome and Edge do, into the same words: from now on, two `<font>` elements take the place of each
 * text. Returns the texts that the page has changed or removed since, in vain.
 */
export async function translatePage(page: Page): Promise<() => Promise<string[]>> {
  const lost = await page.evaluateHandle(() => {
    const replaced: { text: Text; was: string; font: HTMLElement }[] = [];
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, textarea, option, svg, .notranslate'))
        return;
      const [font, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      font.append(inner);
      text.replaceWith(font);
      replaced.push({ text, was: text.data, font });
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text) translate(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true });
    translateAll(document.body);
    return () =>
      replaced
        .filter(({ text, was, font }) => font.isConnected && text.data !== was)
        .map(({ text, was }) => `${was} → ${text.data}`);
  });
  return () => lost.evaluate((read) => read());
}
