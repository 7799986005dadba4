import { whenIdle } from '../whenIdle.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  /** Where the caret is. Hydration moves it. */
  readonly caret: number | null;
}

export const typedIn = (root: ParentNode): Typed[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value, caret: field.selectionStart }));

/** React gets an event only if the text differs from the last one it saw. */
export function type({ field, text, caret }: Typed): void {
  if (!field.isConnected) return;
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

const soon = 100;

/** Once the page knows its device, which is after hydration. */
export const tapSoon = (button: HTMLElement): void => whenIdle(() => tapOn(button), soon);

function tapOn(button: HTMLElement): void {
  button.removeAttribute('aria-busy');
  const named = () => `[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`;
  const target = button.isConnected ? button : document.querySelector<HTMLElement>(named());
  for (const press of ['mousedown', 'mouseup']) {
    target?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  target?.click();
}
