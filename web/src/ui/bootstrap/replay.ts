import { whenIdle } from '../whenIdle.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
}

/** The fields that hold something else than the server drew. */
export const typedIn = (root: ParentNode): Typed[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value }));

/** Types it once more. React hears of a text only if it differs from the one that it has seen. */
export function type({ field, text }: Typed): void {
  if (!field.isConnected) return;
  const caret = field.selectionStart;
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

/** What a tap is for: a button, or what opens choices. */
export const buttonOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element
    ? target.closest<HTMLElement>('button, [role=button], [role=combobox]')
    : undefined) ?? undefined;

/** Milliseconds: somebody waits for it. */
export const soon = 100;

/** Taps on the button once the page around it knows what device it is on, which is after it was taken over. */
export const tapSoon = (button: HTMLElement): void => whenIdle(() => tapOn(button), soon);

/** Taps on the button, or on the one that has taken its place. Choices open at the press, all else at the click. */
function tapOn(button: HTMLElement): void {
  button.removeAttribute('aria-busy');
  const named = () => `[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`;
  const target = button.isConnected ? button : document.querySelector<HTMLElement>(named());
  for (const press of ['mousedown', 'mouseup']) {
    target?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  target?.click();
}
