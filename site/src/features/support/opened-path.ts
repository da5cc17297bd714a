import { customerTicketPath } from '@semilla/contract';

const mark = 'opened';

/** Where a ticket that has just been opened is read. */
export const openedPath = (ticketId: string) => `${customerTicketPath(ticketId)}?${mark}`;

/** Whether the ticket of this page has just been opened; asked again, it has not. */
export function takeOpenedMark(): boolean {
  if (!new URLSearchParams(location.search).has(mark)) return false;
  history.replaceState(null, '', location.pathname);
  return true;
}
