/** The name that the picture of a project has on its page, in `Gallery.astro`. */
const sharedName = 'project-cover';

/** The picture on the card of the project at an address, if the page has such a card. */
function coverOf(address: string | null | undefined): HTMLElement | null {
  const [, url] = /\/projects\/([\w-]+)\/?$/.exec(address ? new URL(address).pathname : '') ?? [];
  return url ? document.querySelector(`[data-project="${url}"] .cover`) : null;
}

/** Names a card's picture for one transition, so that the browser moves it to or from the page of its project. */
function move({ viewTransition }: PageSwapEvent | PageRevealEvent, address: string | null | undefined): void {
  // Rejected if the browser skips the transition, such as to a page that takes no part in it.
  viewTransition?.ready.catch(() => {});
  const cover = viewTransition && coverOf(address);
  if (!cover) {
    viewTransition?.finished.catch(() => {});
    return;
  }
  cover.style.viewTransitionName = sharedName;
  const forget = () => cover.style.removeProperty('view-transition-name');
  void viewTransition.finished.then(forget, forget);
}

addEventListener('pageswap', (event) => move(event, event.activation?.entry.url));
addEventListener('pagereveal', (event) => move(event, navigation.activation?.from?.url));
