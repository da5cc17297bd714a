// @vitest-environment jsdom
// Goal: the parts about a project follow its changes, and nothing that the user does there is lost.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followProjects } from './follow-projects.ts';
import { refreshParts } from './fresh-parts.ts';
import { tellLive } from './live.ts';

const shownLanguage = document.documentElement.lang;
const asked: RequestInit[] = [];
let now: string;

const page = (answer: string, attributes = 'data-shows-projects="p"') => `
  <div ${attributes}>
    <div data-fresh="questions"><a href="#question-1">${answer}</a></div>
    <div data-fresh="timeline">${answer}</div>
    <textarea></textarea>
  </div>`;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    asked.push(init);
    return { ok: true, text: async () => now };
  });
});
afterEach(() => {
  // The files of a run share the document.
  document.documentElement.lang = shownLanguage;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(attributes?: string): void {
  document.documentElement.lang = 'en';
  document.body.innerHTML = page('none', attributes);
  now = page('an answer', attributes);
  followProjects();
}

async function change(ids = ['p']): Promise<void> {
  tellLive({ topics: ['projects'], ids });
  await vi.advanceTimersByTimeAsync(1_500);
}

const part = (name: string) => document.querySelector(`[data-fresh="${name}"]`)?.textContent;

it('[B17] replaces the parts, and keeps a question that is being typed', async () => {
  open();
  const typed = document.querySelector('textarea') as HTMLTextAreaElement;
  typed.value = 'Is there a licence?';
  typed.focus();
  await change();
  expect([part('questions'), part('timeline')]).toEqual(['an answer', 'an answer']);
  expect(document.querySelector('textarea')).toBe(typed);
  expect(document.activeElement).toBe(typed);
  expect(typed.value).toBe('Is there a licence?');
});

it('[B17] replaces a part that contains the focus once the focus has left it', async () => {
  open();
  document.querySelector('a')?.focus();
  await change();
  expect([part('questions'), part('timeline')]).toEqual(['none', 'an answer']);
  document.querySelector('a')?.blur();
  await vi.advanceTimersByTimeAsync(0);
  expect(part('questions')).toBe('an answer');
});

it('[B17] asks for the copy of all visitors, in the language of the page, where a page is rendered for its caller', async () => {
  open('data-shows-projects data-asks-as-visitor');
  await change(['q']);
  expect(asked).toEqual([{ credentials: 'omit', headers: { 'accept-language': 'en' } }]);
  expect(part('timeline')).toBe('an answer');
});

const withTable = (paid: string, openAtFirst = '') => `
  <div data-shows-projects="p">
    <div data-fresh="timeline">
      <details><summary>Planned</summary>${paid}</details>
      <details ${openAtFirst}><summary>Paid</summary>${paid}</details>
      <p>${paid}</p>
    </div>
  </div>`;

it('[B17][R4] leaves open what the user has opened, and closed what the user has closed', async () => {
  document.body.innerHTML = withTable('10 €', 'open');
  followProjects();
  const [planned, paid] = [...document.querySelectorAll('details')];
  if (planned) planned.open = true;
  if (paid) paid.open = false;
  now = withTable('10 €', 'open');
  await change();
  expect(document.querySelector('details')).toBe(planned);
  now = withTable('20 €', 'open');
  await change();
  expect(part('timeline')).toContain('20 €');
  expect([...document.querySelectorAll('details')].map(({ open: isOpen }) => isOpen)).toEqual([true, false]);
});

const withIsland = (state: string, inside: string) =>
  `<div data-shows-projects="p"><div data-fresh="call" data-state="${state}">${inside}</div></div>`;

function openWithIsland(inside: string): HTMLElement {
  document.body.innerHTML = withIsland('Next_Opening', inside);
  followProjects();
  return document.querySelector('[data-fresh]') as HTMLElement;
}

it('[B17] replaces a part with an island when its state changes, and not before', async () => {
  const call = openWithIsland('<astro-island>it runs</astro-island>');
  const unmount = vi.fn<() => void>();
  call.firstElementChild?.addEventListener('astro:unmount', unmount);
  now = withIsland('Next_Opening', '<astro-island>loading</astro-island>');
  await change();
  expect(call.textContent).toBe('it runs');
  now = withIsland('Investment', '<astro-island>invest</astro-island>');
  await change();
  expect(unmount).toHaveBeenCalledOnce();
  expect([call.textContent, call.dataset.state]).toEqual(['invest', 'Investment']);
});

it('[B17] keeps a part while a dialog in it is open', async () => {
  const call = openWithIsland('<button>invest</button><dialog open>250 €</dialog>');
  now = withIsland('Investment', 'full');
  await change();
  expect(call.textContent).toContain('250 €');
  const [button, dialog] = call.children as unknown as [HTMLButtonElement, HTMLDialogElement];
  button.focus();
  button.blur();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.textContent).toContain('250 €');
  dialog.open = false;
  button.focus();
  button.blur();
  await vi.advanceTimersByTimeAsync(0);
  expect(call.textContent).toBe('full');
});

it('[B17][R20] keeps the dialog that shows the result of an order, though the order changed its part', async () => {
  const call = openWithIsland('<dialog open>Invested</dialog>');
  now = withIsland('full', 'full');
  await refreshParts();
  expect(call.textContent).toBe('Invested');
  const dialog = call.firstElementChild as HTMLDialogElement;
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
  await vi.advanceTimersByTimeAsync(0);
  expect(call.textContent).toBe('full');
});
