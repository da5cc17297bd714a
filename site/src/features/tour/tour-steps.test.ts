import { expect, it } from 'vitest';
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
