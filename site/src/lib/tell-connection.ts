const shownMs = 5_000;

/** Says when the browser loses its network while a page is open, and for some seconds when it has one again. */
export function tellConnection(): void {
  const place = document.querySelector<HTMLElement>('[data-offline]');
  if (!place) return;
  let fading: ReturnType<typeof setTimeout> | undefined;
  const tell = (text = '') => {
    clearTimeout(fading);
    place.textContent = text;
  };
  addEventListener('offline', () => tell(place.dataset.offline));
  addEventListener('online', () => {
    tell(place.dataset.online);
    fading = setTimeout(tell, shownMs);
  });
}
