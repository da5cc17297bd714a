import { type Driver, type DriveStep, driver } from 'driver.js';
import driverStyles from 'driver.js/dist/driver.css?url';
import type { Say } from '../../lib/words.ts';
import { notify } from '../notices/notices-store.ts';
import type { Me } from '../session/session-store.ts';
import { addStyles } from './add-styles.ts';
import { chooseProject } from './choose-project.ts';
import tourStyles from './tour.css?url';
import { rememberTourOffered } from './tour-offer.ts';
import { clearTour, storeTour, type TourState } from './tour-state.ts';
import { isPageOf, type TourStep, tourSteps } from './tour-steps.ts';
import { waitFor } from './wait-for.ts';

await addStyles(driverStyles, tourStyles);

interface Running {
  say: Say;
  me: Me;
}

let shown: Driver | undefined;
let waiting = new AbortController();

function takeAway(): void {
  waiting.abort();
  waiting = new AbortController();
  const element = shown?.getActiveElement();
  shown?.destroy();
  shown = undefined;
  if (element instanceof HTMLDialogElement) element.close();
}

function end(): void {
  takeAway();
  clearTour();
  document.getElementById('main')?.focus({ preventScroll: true });
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const hasKeyboard = () => matchMedia('(hover: hover)').matches;

/** The title and text of a step. Only the first step explains how to leave the tour. */
function popoverOf({ say }: Running, { name }: TourStep): DriveStep['popover'] {
  const text = say(`common.tour.${name}.text`);
  const leave = say(`common.tour.${hasKeyboard() ? 'leaveByKey' : 'leaveByTouch'}`);
  return {
    title: say(`common.tour.${name}.title`),
    description: name === 'welcome' ? `${text} ${leave}` : text,
  };
}

function show(running: Running, steps: TourStep[], state: TourState, element: Element | undefined): void {
  const { say } = running;
  const { index } = state;
  const go = (to: number) => void goTo(running, { ...state, index: to });
  takeAway();
  shown = driver({
    steps: steps.map((step, at) => ({
      ...(at === index && element && { element }),
      popover: popoverOf(running, step),
    })),
    animate: !isCalm(),
    smoothScroll: !isCalm(),
    disableActiveInteraction: true,
    overlayClickBehavior: () => {},
    stagePadding: element instanceof HTMLDialogElement ? 0 : 10,
    stageRadius: 16,
    popoverClass: `tour tour-${steps[index]?.name}`,
    showProgress: true,
    progressText: say('common.tour.progress', { step: index + 1, last: steps.length }),
    nextBtnText: say('common.tour.next'),
    prevBtnText: say('common.tour.back'),
    doneBtnText: say('common.tour.done'),
    onNextClick: () => go(index + 1),
    onPrevClick: () => go(index - 1),
    onDestroyStarted: end,
    onPopoverRender({ closeButton, nextButton, wrapper }) {
      // An open dialog makes the rest of the page inert, so the popover must be inside the dialog.
      if (element instanceof HTMLDialogElement) {
        element.append(wrapper);
        element.addEventListener('close', end, { once: true, signal: waiting.signal });
      }
      closeButton.setAttribute('aria-label', say('common.tour.stop'));
      wrapper.setAttribute('aria-modal', 'true');
      // The driver focuses the first button, which would end the tour.
      queueMicrotask(() => nextButton.focus());
    },
  });
  shown.drive(index);
}

function finish({ say }: Running): void {
  end();
  notify('success', say('common.tour.finished'));
}

/** Shows a step. If it is on another page, navigates there and continues after the page has loaded. */
async function goTo(running: Running, state: TourState): Promise<void> {
  const steps = tourSteps(running.me.role, state.projectUrl);
  const step = steps[state.index];
  if (!step) return finish(running);
  storeTour(state);
  if (!isPageOf(step, location)) {
    takeAway();
    location.assign(step.path ?? '/');
    return;
  }
  const { find } = step;
  if (!find) return show(running, steps, state, undefined);
  const { signal } = waiting;
  const element = await waitFor(find, signal);
  if (signal.aborted) return;
  if (!element) {
    end();
    notify('error', running.say('common.tour.lost'));
    return;
  }
  // If the page shows another project than the chosen one, the tour continues with that project.
  const projectUrl = element.getAttribute('data-project') ?? state.projectUrl;
  show(running, tourSteps(running.me.role, projectUrl), { ...state, projectUrl }, element);
}

export async function beginTour(say: Say, me: Me): Promise<void> {
  takeAway();
  rememberTourOffered(me.userId);
  const projectUrl = await chooseProject().catch(() => undefined);
  await goTo({ say, me }, { index: 0, projectUrl });
}

/** Continues the tour after a page load. The tour ends if the user went to a page outside the tour. */
export async function resumeTour(say: Say, me: Me, state: TourState): Promise<void> {
  const steps = tourSteps(me.role, state.projectUrl);
  const isHere = (index: number) => {
    const step = steps[index];
    return step !== undefined && isPageOf(step, location);
  };
  if (isHere(state.index)) await goTo({ say, me }, state);
  else if (isHere(state.index + 1)) await goTo({ say, me }, { ...state, index: state.index + 1 });
  else clearTour();
}
