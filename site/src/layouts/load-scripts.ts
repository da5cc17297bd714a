/**
 * Controls that their script makes work. Without it they do nothing, or are links and buttons that load another page. A
 * button that opens a popover needs none, and islands have scripts of their own.
 */
const needsScript = [
  'button[type="button"]:not([popovertarget])',
  '[data-live-list] button',
  '[data-locale]',
  '[data-enlarge]',
].join();

/** How long to wait for the paint after the page has loaded. A page in a hidden tab is never painted. */
const paintMsMax = 2_000;

/** How long a click waits for the scripts. After that, links work as they do without script. */
const patienceMs = 5_000;

function until(target: EventTarget, ...events: string[]): Promise<unknown> {
  const first = (event: string) =>
    new Promise((resolve) => target.addEventListener(event, resolve, { once: true, capture: true }));
  return Promise.race(events.map(first));
}

async function untilPainted(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/** Puts a script in the place that `scripts-after-content.ts` left for it. */
function load(place: HTMLElement): Promise<unknown> {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = place.dataset.script ?? '';
  place.replaceWith(script);
  return until(script, 'load', 'error');
}

async function untilShown(): Promise<void> {
  const painted = untilPainted();
  await until(globalThis, 'load');
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, paintMsMax))]);
}

async function loadAll(): Promise<void> {
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  const shown = untilShown();
  if (!isSignedIn) await Promise.race([shown, until(globalThis, 'pointerdown', 'keydown', 'click')]);
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-script]')].map(load));
}

function keepForm(event: SubmitEvent): void {
  if ((event.target as Element).matches('form.needs-script')) event.preventDefault();
}

/** Keeps the last click that needs a script, until the returned function repeats it. */
function holdClicks(): () => void {
  const way = new AbortController();
  let held: HTMLElement | undefined;
  const end = () => {
    way.abort();
    held?.click();
    held = undefined;
  };
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(needsScript);
    if (!control || control.closest('astro-island') || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) setTimeout(end, patienceMs);
    held = control;
  };
  addEventListener('click', hold, { capture: true, signal: way.signal });
  addEventListener('submit', keepForm, { capture: true, signal: way.signal });
  return end;
}

/**
 * Loads the scripts of the page after its first paint, because they would delay what a visitor sees first. A signed-in user
 * gets them at once, and a visitor at the first click, touch or key. A click that comes before its script is repeated after it.
 */
export async function loadScripts(): Promise<void> {
  const ready = loadAll();
  const repeat = holdClicks();
  await ready;
  repeat();
}
