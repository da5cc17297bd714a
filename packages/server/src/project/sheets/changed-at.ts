import { sql } from 'drizzle-orm';
import { sheetVersions } from '../../schema/sheet-versions.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wishes } from '../../schema/wishes.ts';

/**
 * When the last material version was published. Waiting places and wishes must be confirmed after it. The columns are qualified,
 * because drizzle does not do so in a select of one table.
 */
export const changedAt = sql<Date | null>`(select max(version.published_at) from ${sheetVersions} version
  where version.project_id = projects.project_id and version.is_material)`.mapWith(sheetVersions.publishedAt);

/** Whether investors on the waiting list must confirm their places after a change of the sheet. */
export const hasPlacesToConfirm = sql<boolean>`exists (select 1 from ${waitingPlaces} place
  where place.project_id = projects.project_id and place.state = 'waiting' and place.needs_confirmation)`;

/** Whether preinvestors must confirm their wishes after a change of the sheet. */
export const hasWishesToConfirm = sql<boolean>`exists (select 1 from ${wishes} wish
  where wish.project_id = projects.project_id and wish.state = 'open' and wish.needs_confirmation)`;
