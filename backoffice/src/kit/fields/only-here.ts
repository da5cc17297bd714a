import type { MouseEvent } from 'react';

/**
 * Keeps a click on a link or button from also counting as a click on its table row. Otherwise the click would
 * navigate twice, and the first Back would seem to do nothing.
 */
export const onlyHere = (event: MouseEvent) => event.stopPropagation();
