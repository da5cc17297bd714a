/** Controls that do something else, or nothing, as long as their script has not run. */
const needsScript =
  'button[type="button"]:not([popovertarget]), [data-live-list] button, [data-locale], [data-enlarge]';

function until(target: EventTarget, ...events: string[]): Promise<unknown> {
  return Promise.race(
    events.map((event) => new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))),
  );
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

async function loadAll(): Promise<void> {
  const isSignedIn = 'signedIn' in document.documentElement.dataset;
  const shown = Promise.all([untilPainted(), until(globalThis, 'load')]);
  if (!isSignedIn) await Promise.race([shown, until(globalThis, 'pointerdown', 'keydown')]);
  await Promise.all([...document.querySelectorAll<HTMLElement>('[data-script]')].map(load));
}

/**
 * Loads the scripts of the page once it is painted and loaded, because they would delay what a visitor sees first. It
 * does not wait for a signed-in user, nor if somebody touches the page. Clicks that need the scripts wait for them.
 */
export async function loadScripts(): Promise<void> {
  const ready = loadAll();
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(needsScript);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ready.then(() => control.click());
  };
  addEventListener('click', hold, { capture: true });
  await ready;
  removeEventListener('click', hold, { capture: true });
}
