/** Amounts below every threshold: the largest and a small one. */
export const below = '9999.99';
export const tiny = '0.50';
