import { pageNow, takeParts } from '../../lib/fresh-parts.ts';

/** How long the typing of a name must pause before the list is filtered by it. */
const typingPauseMs = 400;

type Named = HTMLInputElement | HTMLSelectElement;

/** Sets the filters to the values of another page of the list. */
function fillLike(form: HTMLFormElement, now: Document): void {
  for (const field of form.querySelectorAll<Named>('[name]')) {
    const same = now.querySelector<Named>(`form [name="${field.name}"]`);
    if (same) field.value = same.value;
  }
}

const indexWritten = ({ options }: HTMLSelectElement) =>
  [...options].findIndex(({ defaultSelected }) => defaultSelected);

/** Whether a filter was chosen since the page was written. The script may load after the first choice. */
function isChanged(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')];
  const selects = [...form.querySelectorAll('select')];
  return (
    inputs.some(({ value, defaultValue }) => value !== defaultValue) ||
    selects.some((select) => select.selectedIndex !== Math.max(0, indexWritten(select)))
  );
}

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** The URL that submitting the form would open, without empty parameters. */
function chosenIn(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) if (value) address.searchParams.set(name, String(value));
  return address;
}

/** Applies each choice at once, and a name once its typing pauses. Returns a function that forgets unfinished typing. */
function onChoice(form: HTMLFormElement, apply: () => void): () => void {
  let typing: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(typing);
  form.addEventListener('change', () => {
    stop();
    apply();
  });
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    stop();
    typing = setTimeout(apply, typingPauseMs);
  });
  return stop;
}

/**
 * Updates the list without a page load: fetches the page that a filter or page link would open, and replaces the results. If that
 * fails, the browser navigates there, as it does without JavaScript.
 */
export function makeLiveList(place: HTMLElement): void {
  const form = place.querySelector('form');
  const details = place.querySelector('details');
  const found = place.querySelector<HTMLElement>('[data-fresh="found"]');
  const results = place.querySelector<HTMLElement>('[data-fresh="results"]');
  if (!form || !details || !found || !results) return;
  let shown = addressOf(location);
  let underWay: AbortController | undefined;
  /**
   * True if the last thing that happened was a choice in the form. The next choice then reuses its history
   * entry.
   */
  let hasChosen = false;

  async function show(address: URL | Location): Promise<Document | undefined> {
    underWay?.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    shown = addressOf(address);
    results?.setAttribute('aria-busy', 'true');
    const now = await pageNow(addressOf(address), { signal });
    if (signal.aborted) return undefined;
    if (!now?.querySelector('[data-fresh="results"]')) {
      location.assign(address.href);
      return undefined;
    }
    takeParts(now);
    results?.removeAttribute('aria-busy');
    // The pressed element may have been replaced.
    if (document.activeElement === document.body) found?.focus({ preventScroll: true });
    return now;
  }

  /**
   * Shows the list with other filters, order or page, and adds a history entry. Consecutive choices share one
   * entry. A button press right after a choice shares it too, because the press applies the same choices.
   */
  async function goTo(address: URL, by: 'choice' | 'button' | 'link'): Promise<Document | undefined> {
    const isElsewhere = addressOf(address) !== addressOf(location);
    const now = await show(address);
    if (!now) return undefined;
    if (isElsewhere && hasChosen && by !== 'link') history.replaceState(null, '', address);
    else if (isElsewhere) history.pushState(null, '', address);
    hasChosen = by === 'choice';
    if (by !== 'choice') found?.scrollIntoView({ block: 'nearest' });
    return now;
  }

  // Each choice applies at once. The button closes the form on a phone, and applies the choices without JavaScript.
  const applyChoice = () => {
    if (addressOf(chosenIn(form)) !== shown) void goTo(chosenIn(form), 'choice');
  };
  const stopTyping = onChoice(form, applyChoice);
  if (isChanged(form)) applyChoice();

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    stopTyping();
    if (details.open) {
      details.open = false;
      details.querySelector('summary')?.focus();
    }
    void goTo(chosenIn(form), 'button');
  });

  // A late response must not bring the user back after leaving the page.
  addEventListener('pagehide', () => {
    stopTyping();
    underWay?.abort();
  });

  place.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !event.button && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || link.pathname !== location.pathname) return;
    event.preventDefault();
    const now = await goTo(new URL(link.href), 'link');
    if (now) fillLike(form, now);
  });

  addEventListener('popstate', async () => {
    // Links within the page add history entries too.
    if (addressOf(location) === shown) return;
    hasChosen = false;
    const now = await show(location);
    if (now) fillLike(form, now);
  });
}
