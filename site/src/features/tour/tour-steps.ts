import type { Role } from '@semilla/contract';
import { findVisible } from './find-visible.ts';

export const tourStepNames = [
  'welcome',
  'walletButton',
  'walletPage',
  'projectsButton',
  'projectsPage',
  'projectCard',
  'invest',
] as const;

export interface TourStep {
  name: (typeof tourStepNames)[number];
  /** The page of the step. Without it, the step can be shown on any page. */
  path?: string;
  /** Finds the element that the step explains. Without it, the step explains no element. */
  find?: () => Element | undefined;
}

const walletPath = '/user/profile?tab=wallet';
const projectsPath = '/projects/';

/**
 * The invest dialog, which the tour opens, or the notice why investing is not possible. Undefined until the dialog is open,
 * because the button works only after hydration. If the project fills up meanwhile, the page shows the notice while the
 * dialog stays open above it.
 */
function findInvesting(): Element | undefined {
  const dialog = findVisible('dialog[open]');
  if (dialog) return dialog;
  const opener = findVisible('[data-tour=invest] button');
  if (!opener) return findVisible('[data-tour=invest]');
  if (opener instanceof HTMLElement) opener.click();
  return undefined;
}

/** The steps for a user, with a project as the example. Staff have no wallet steps. */
export function tourSteps(role: Role, projectUrl: string | undefined): TourStep[] {
  const wallet: TourStep[] = [
    { name: 'walletButton', find: () => findVisible('.wallet-button') },
    { name: 'walletPage', path: walletPath, find: () => findVisible('section:has(> .wallet-figures)') },
  ];
  const project: TourStep[] = [
    {
      name: 'projectCard',
      path: projectsPath,
      find: () => findVisible(`[data-project="${projectUrl}"]`) ?? findVisible('[data-project]'),
    },
    {
      name: 'invest',
      path: `/projects/${projectUrl}`,
      find: findInvesting,
    },
  ];
  return [
    { name: 'welcome' },
    ...(role === 'user' ? wallet : []),
    // On phones the link is inside the menu.
    { name: 'projectsButton', find: () => findVisible('[popovertarget=menu], #menu a[href*="/projects"]') },
    { name: 'projectsPage', path: projectsPath, find: () => findVisible('[data-tour=projects]') },
    ...(projectUrl ? project : []),
  ];
}

const trimmed = (path: string) => path.replace(/\/$/, '');

/** Whether a page is the step's page. */
export function isPageOf({ path }: TourStep, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (!path) return true;
  const wanted = new URL(path, 'http://page');
  const given = new URLSearchParams(search);
  return (
    trimmed(wanted.pathname) === trimmed(pathname) &&
    [...wanted.searchParams].every(([name, value]) => given.get(name) === value)
  );
}
