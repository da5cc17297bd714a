// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isPageOf, tourSteps } from './tour-steps.ts';

const namesOf = (steps: ReturnType<typeof tourSteps>) => steps.map(({ name }) => name);

it('[R21] leads from the wallet to the invest dialog', () => {
  expect(namesOf(tourSteps('user', 'edificio-lavapies'))).toEqual([
    'welcome',
    'walletButton',
    'walletPage',
    'projectsButton',
    'projectsPage',
    'projectCard',
    'invest',
  ]);
});

it('leaves out the wallet for staff, and the project if there is none', () => {
  expect(namesOf(tourSteps('admin', undefined))).toEqual(['welcome', 'projectsButton', 'projectsPage']);
});

it('[R21] recognises the pages of its steps', () => {
  const [welcome, , wallet, , projects] = tourSteps('user', 'a');
  const at = (pathname: string, search = '') => ({ pathname, search });
  expect(welcome && isPageOf(welcome, at('/legal'))).toBe(true);
  expect(wallet && isPageOf(wallet, at('/user/profile', '?tab=wallet&page=2'))).toBe(true);
  expect(wallet && isPageOf(wallet, at('/user/profile', '?tab=documents'))).toBe(false);
  expect(projects && isPageOf(projects, at('/projects'))).toBe(true);
  expect(projects && isPageOf(projects, at('/projects/a'))).toBe(false);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What the last step explains on a page with this content. */
function findsIn(html: string): Element | undefined {
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  document.body.innerHTML = html;
  return tourSteps('user', 'a').at(-1)?.find?.();
}
const notice = '<p data-tour="invest">Not any more.</p>';
const opener = '<div data-tour="invest"><button>Invest</button></div>';

it('[R21] explains the dialog, also if the project fills up while it opens', () => {
  expect(findsIn(`${notice}${opener}<dialog open></dialog>`)?.tagName).toBe('DIALOG');
  expect(findsIn('<dialog open></dialog>')?.tagName).toBe('DIALOG');
});

it('[R21] explains the notice only when there is nothing to press', () => {
  const pressed = vi.spyOn(HTMLElement.prototype, 'click');
  expect(findsIn(`${notice}${opener}`)).toBeUndefined();
  expect(pressed).toHaveBeenCalledOnce();
  expect(findsIn(notice)?.tagName).toBe('P');
  expect(pressed).toHaveBeenCalledOnce();
});
