import type { WaitingMovement } from '@semilla/contract';

/** The page of a movement, with the booking begun that is likely if it belongs to no customer. */
export function likelyPath({ bankEntryId, likely }: WaitingMovement): string {
  const page = `/bank/${bankEntryId}`;
  if (!likely) return page;
  const { as, projectId } = likely;
  return `${page}?${new URLSearchParams({ as, ...(projectId && { projectId }) })}`;
}
