import { customerTicketPath } from '@semilla/contract';

const mark = 'opened';

/** The page of a newly opened ticket. */
export const openedPath = (ticketId: string) => `${customerTicketPath(ticketId)}?${mark}`;

/** Returns true once, on the first page load after the ticket was opened. */
export function takeOpenedMark(): boolean {
  if (!new URLSearchParams(location.search).has(mark)) return false;
  history.replaceState(null, '', location.pathname);
  return true;
}
