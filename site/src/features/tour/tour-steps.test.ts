import { expect, it } from 'vitest';
import { isPageOf, tourSteps } from './tour-steps.ts';

const namesOf = (steps: ReturnType<typeof tourSteps>) => steps.map(({ name }) => name);

it('[R21] goes from the wallet to the dialog that invests', () => {
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

it('leaves out what is not there: a wallet of staff, a project where there is none', () => {
  expect(namesOf(tourSteps('admin', undefined))).toEqual(['welcome', 'projectsButton', 'projectsPage']);
});

it('[R21] knows the pages between which it leads', () => {
  const [welcome, , wallet, , projects] = tourSteps('user', 'a');
  const at = (pathname: string, search = '') => ({ pathname, search });
  expect(welcome && isPageOf(welcome, at('/legal'))).toBe(true);
  expect(wallet && isPageOf(wallet, at('/user/profile', '?tab=wallet&page=2'))).toBe(true);
  expect(wallet && isPageOf(wallet, at('/user/profile', '?tab=documents'))).toBe(false);
  expect(projects && isPageOf(projects, at('/projects'))).toBe(true);
  expect(projects && isPageOf(projects, at('/projects/a'))).toBe(false);
});
