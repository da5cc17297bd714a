/** The jobs that fill waiting lists; each names its project. */
export const fillingQueue = 'fill-waiting-list';
