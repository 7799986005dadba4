import type { BrowserContext, Page } from 'playwright-core';

/** What a person did since the page loaded: presses (clicks, taps and keys), and fields that were filled in. */
export interface Inputs {
  presses: number;
  fields: number;
}

/** Has the browser count them, whatever a test says that it did. Typing in a field is one input, however long. */
export const countInputs = (context: BrowserContext) =>
  context.addInitScript(() => {
    const typed = 'textarea, [role=spinbutton], input:not([type=checkbox], [type=radio])';
    const fieldOf = (event: Event) => {
      const found = event.target instanceof Element && event.target.closest(typed);
      // The parts of a date are one field.
      return found ? (found.closest('.MuiFormControl-root') ?? found) : undefined;
    };
    const fields = new Set<Element>();
    let presses = 0;
    const inField = (event: Event) => {
      const field = fieldOf(event);
      if (field) fields.add(field);
      return field !== undefined;
    };
    const options = { capture: true };
    addEventListener('pointerdown', (event) => void (fieldOf(event) ?? (presses += 1)), options);
    addEventListener(
      'keydown',
      (event) => {
        if (['Enter', 'Escape', 'Tab'].includes(event.key) || !inField(event)) presses += 1;
      },
      options,
    );
    addEventListener('input', inField, options);
    Object.assign(window, { inputs: () => ({ presses, fields: fields.size }) });
  });

export const inputsOf = (page: Page) => page.evaluate<Inputs>('inputs()');
