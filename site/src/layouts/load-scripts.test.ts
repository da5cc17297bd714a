// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScripts } from './load-scripts.ts';

let paint: () => void;

beforeEach(() => {
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(tell: (seen: { getEntriesByName: () => object[] }) => void) {
      paint = () => tell({ getEntriesByName: () => [{}] });
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML = `
    <button type="button" id="theme">Tema</button>
    <button type="button" popovertarget="menu" id="toggle">Menú</button>
    <a href="#legal" id="link">Aviso legal</a>
    <a href="#en" id="english" data-locale="en">English</a>
    <astro-island><button type="button" id="island">Mostrar</button></astro-island>
    <form class="needs-script" action="#sent"><input></form>
    <template data-script="/header.js"></template>
    <template data-script="/page.js"></template>`;
});

// Every page of these tests has the same window, so its scripts must have loaded before the next one opens.
afterEach(async () => {
  paint();
  dispatchEvent(new Event('load'));
  await vi.waitUntil(() => scripts().length === both.length);
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.signedIn;
});

const scripts = () => [...document.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const both = ['/header.js', '/page.js'];

/** Lets everything happen that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Counts clicks like a script of the page. */
function onClick(id: string): () => number {
  const act = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.getElementById(id)?.addEventListener('click', act);
  return () => act.mock.calls.length;
}

const click = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('[B11] loads the scripts of a page once it is painted and loaded, not before', async () => {
  void loadScripts();
  paint();
  await settle();
  expect(addresses()).toEqual([]);
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(addresses()).toEqual(both));
  expect(scripts().map(({ type }) => type)).toEqual(['module', 'module']);
});

it('[B11] waits for the paint of a page that has loaded', async () => {
  void loadScripts();
  dispatchEvent(new Event('load'));
  await settle();
  expect(addresses()).toEqual([]);
  paint();
  await vi.waitFor(() => expect(addresses()).toEqual(both));
});

it('[B11] loads the scripts of a loaded page that the browser never paints', async () => {
  vi.useFakeTimers();
  void loadScripts();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_900);
  expect(addresses()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(addresses()).toEqual(both);
  vi.useRealTimers();
});

it.each(['pointerdown', 'keydown', 'click'])('[B11] waits no longer after a %s', async (event) => {
  void loadScripts();
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  await vi.waitFor(() => expect(addresses()).toEqual(both));
});

it('[B11] loads the scripts at once for a signed-in user', async () => {
  document.documentElement.dataset.signedIn = '';
  void loadScripts();
  await vi.waitFor(() => expect(addresses()).toEqual(both));
});

it('[B11] a click that comes before the scripts waits for them, also if one of them fails', async () => {
  void loadScripts();
  const theme = onClick('theme');
  expect(click('theme')).toBe(false);
  await vi.waitFor(() => expect(addresses()).toEqual(both));
  expect(theme()).toBe(0);
  scripts()[0]?.dispatchEvent(new Event('error'));
  scripts()[1]?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(theme()).toBe(1));
  click('theme');
  expect(theme()).toBe(2);
});

it('[B11] of several clicks before the scripts the last one counts, once', async () => {
  void loadScripts();
  const [theme, english] = ['theme', 'english'].map(onClick);
  click('english');
  click('theme');
  click('theme');
  await vi.waitFor(() => expect(addresses()).toEqual(both));
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect([english?.(), theme?.()]).toEqual([0, 1]));
});

it('[B11] a click does not wait for ever for a script that never comes', () => {
  vi.useFakeTimers();
  void loadScripts();
  const english = onClick('english');
  click('english');
  vi.advanceTimersByTime(4_000);
  expect(english()).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(english()).toBe(1);
  click('english');
  expect(english()).toBe(2);
  vi.useRealTimers();
});

it.each(['link', 'toggle', 'island'])('[B11] a click that needs no script does not wait: %s', (id) => {
  void loadScripts();
  const clicks = onClick(id);
  click(id);
  expect(clicks()).toBe(1);
});

it('[B11] a form that needs a script is not sent without it', () => {
  void loadScripts();
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  expect(document.querySelector('form')?.dispatchEvent(sent)).toBe(false);
});
