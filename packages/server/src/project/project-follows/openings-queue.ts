/** Jobs that tell the followers of one project, right after its phase has changed. */
export const openingsQueue = 'openings';
