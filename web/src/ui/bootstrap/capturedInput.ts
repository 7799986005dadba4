import { noteTabbing } from '../focus.ts';
import { whenIdle } from '../browser.ts';

interface InputQueue {
  taps: readonly HTMLElement[];
}

/** The input that src/server/waitForVisitor.js captures before hydration. */
interface CapturedInput extends InputQueue {
  /** Resolves when the code of a lazy island has loaded, after the visitor's first interaction. */
  readonly island: (file: string) => Promise<void>;
  readonly islands: Promise<void>;
  readonly loadIslands: () => void;
  readonly noteTap: (queue: InputQueue, click: Event) => void;
  readonly tabbed?: boolean;
  readonly end: () => void;
}

declare global {
  interface Window {
    capturedInput?: CapturedInput;
  }
}

/** Undefined on a page that the browser renders; on the server there is no window. */
const capturedInput = typeof window === 'undefined' ? undefined : window.capturedInput;

export const islandLoaded = async (file: string): Promise<void> => capturedInput?.island(file);
export const islandsLoaded: Promise<void> = capturedInput?.islands ?? Promise.resolve();
export const loadIslands = (): void => capturedInput?.loadIslands();

/** Hydration resets typed text. Returns a function to call after hydration: it replays what was typed and tapped. */
export function replayCapturedInput(root: ParentNode): () => void {
  const typed = typedIn(root);
  const { capturedInput } = window;
  capturedInput?.end();
  const taps = capturedInput ? holdIslands(root, capturedInput) : [];
  return () => {
    delete window.capturedInput;
    typed.forEach(type);
    if (capturedInput?.tabbed) noteTabbing();
    taps.forEach(tapSoon);
  };
}

interface HeldIsland extends InputQueue {
  readonly place: Element;
  readonly end: () => void;
}

const held = new Map<string, HeldIsland>();

export const islandAttribute = 'data-island';
const heldAttribute = 'data-held';

const innermost = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`[${islandAttribute}]`) : null;

export const isServerRendered = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`[${islandAttribute}="${name}"]`) !== null;

/** Holds earlier events, too. Returns the taps on the rest of the page. */
function holdIslands(root: ParentNode, captured: CapturedInput): readonly HTMLElement[] {
  let { taps } = captured;
  for (const place of root.querySelectorAll(`[${islandAttribute}]`)) {
    const waits = new AbortController();
    // An island may contain others, which hydrate later.
    const isIn = (target: EventTarget | null) => innermost(target) === place;
    const island: HeldIsland = {
      place,
      taps: taps.filter(isIn),
      end: () => waits.abort(),
    };
    taps = taps.filter((button) => !isIn(button));
    const on = { capture: true, signal: waits.signal };
    const tap = (event: Event) => isIn(event.target) && captured.noteTap(island, event);
    const submit = (event: Event) => isIn(event.target) && event.preventDefault();
    window.addEventListener('click', tap, on);
    window.addEventListener('submit', submit, on);
    held.set(place.getAttribute(islandAttribute) ?? '', island);
    place.toggleAttribute(heldAttribute, true);
  }
  return taps;
}

/** Call before hydration of an island. Returns a function to call afterwards, which replays its events. */
export function releaseIsland(name: string): () => void {
  const island = held.get(name);
  if (!island) return () => undefined;
  held.delete(name);
  const { place } = island;
  island.end();
  if (!place.isConnected) return () => undefined;
  const typed = typedIn(place).filter(({ field }) => innermost(field) === place);
  return () => {
    place.removeAttribute(heldAttribute);
    typed.forEach(type);
    noteFocus(place);
    island.taps.forEach(tapSoon);
  };
}

/** React has not seen a focus from before hydration: a date would take no keys, and a label would stay in its field. */
function noteFocus(place: Element): void {
  const { activeElement } = document;
  if (!place.contains(activeElement)) return;
  activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly field: Field;
  readonly text: string;
  /** Where the caret is. Hydration moves it. */
  readonly caret: number | null;
}

const typedIn = (root: ParentNode): Typed[] =>
  Array.from(root.querySelectorAll<Field>('input:not([type=range]), textarea'))
    .filter((field) => isChosen(field) || field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value, caret: field.selectionStart }));

const isChosen = (field: Field): boolean =>
  field.type === 'radio' && field.matches(':checked:not([checked])');

/** React gets an event only if the text differs from the last one it saw. */
function type({ field, text, caret }: Typed): void {
  if (!field.isConnected) return;
  if (field.type === 'radio') return field.click();
  field.value = '';
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

const soon = 100;

/** Once the page knows its device, which is after hydration. */
const tapSoon = (button: HTMLElement): void => whenIdle(() => tapOn(button), soon);

function tapOn(button: HTMLElement): void {
  button.removeAttribute('aria-busy');
  const named = () => `[aria-label="${CSS.escape(button.getAttribute('aria-label') ?? '')}"]`;
  const target = button.isConnected ? button : document.querySelector<HTMLElement>(named());
  for (const press of ['mousedown', 'mouseup']) {
    target?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  target?.click();
}
