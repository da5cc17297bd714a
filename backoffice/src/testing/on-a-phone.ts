import { afterEach, beforeEach } from 'vitest';

/** For the tests beside it, the screen is that of a phone. */
export function onAPhone() {
  const ofDesktop = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...ofDesktop(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = ofDesktop;
  });
}
