import { whenIdle } from '../whenIdle.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  /** Where the caret is. Hydration moves it. */
  readonly caret: number | null;
}

/** The fields whose value differs from the server's. */
export const typedIn = (root: ParentNode): Typed[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value, caret: field.selectionStart }));

/** Types the text again. React gets an event only if the text differs from the last one it saw. */
export function type({ field, text, caret }: Typed): void {
  if (!field.isConnected) return;
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/** The target of a tap: a button, or an element that opens choices. */
export const buttonOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element
    ? target.closest<HTMLElement>('button, [role=button], [role=combobox]')
    : undefined) ?? undefined;

/** Milliseconds: short, because the visitor waits. */
export const soon = 100;

/** Taps on the button once the page knows its device, which is after hydration. */
export const tapSoon = (button: HTMLElement): void => whenIdle(() => tapOn(button), soon);

/** Taps on the button or its replacement. Choices open on press, everything else on click. */
function tapOn(button: HTMLElement): void {
  button.removeAttribute('aria-busy');
  const named = () => `[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`;
  const target = button.isConnected ? button : document.querySelector<HTMLElement>(named());
  for (const press of ['mousedown', 'mouseup']) {
    target?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  target?.click();
}
