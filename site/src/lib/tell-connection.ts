const shownMs = 5_000;

/** Says that the browser has no network, and for some seconds when it has one again. */
export function tellConnection(): void {
  const place = document.querySelector<HTMLElement>('[data-offline]');
  const messages = place?.closest<HTMLElement>('[popover]');
  if (!place || !messages) return;
  let fading: ReturnType<typeof setTimeout> | undefined;
  // What opened last is above the rest, and a page in a browser's cache keeps its text.
  const raise = () => {
    messages.hidePopover();
    messages.showPopover();
  };
  const tell = (text = '') => {
    clearTimeout(fading);
    raise();
    place.textContent = text;
  };
  const tellLost = () => tell(place.dataset.offline);
  addEventListener('offline', tellLost);
  addEventListener('online', () => {
    tell(place.dataset.online);
    fading = setTimeout(tell, shownMs);
  });
  // Also when the page comes back from the browser's cache, where it heard of no change.
  addEventListener('pageshow', () => (navigator.onLine ? tell() : tellLost()));
  // This event does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDialogElement && raise(), true);
}
