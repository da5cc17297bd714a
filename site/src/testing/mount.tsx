import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { pickWords } from '../lib/pick-words.ts';
import { WordsProvider } from '../ui/words-context.tsx';

const mounted = new Set<Root>();

// Otherwise React draws the last changes of a test when jsdom may have ended, and fails for want of a window.
afterEach(async () => {
  await act(async () => {
    for (const root of mounted) root.unmount();
  });
  mounted.clear();
});

/** Mounts a component of an island in Spanish, with the messages of the given sections, until the test ends. */
export async function mount(part: ReactNode, sections: readonly string[]): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  mounted.add(root);
  await act(async () => root.render(<WordsProvider words={pickWords('es', sections)}>{part}</WordsProvider>));
  return place;
}

/** Waits for the checks that a form loads when it is first used, and for what they lead to. */
const settle = () => act(() => vi.dynamicImportSettled());

/** Sets an input as if it was filled in, without waiting for what follows. */
export function enter(place: HTMLElement, name: string, value: string): void {
  const input = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a value into the field with this name. */
export async function fill(place: HTMLElement, name: string, value: string): Promise<void> {
  await act(async () => enter(place, name, value));
  await settle();
}

/** Clicks the button with this text. */
export async function press(place: HTMLElement, text: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
  if (!button) throw new Error(`No button says "${text}".`);
  await act(async () => button.click());
  await settle();
}
