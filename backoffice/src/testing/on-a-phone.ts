import { afterEach, beforeEach } from 'vitest';

/** Runs the tests of the surrounding block with a phone's screen. */
export function onAPhone() {
  const desktopMatchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...desktopMatchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = desktopMatchMedia;
  });
}
