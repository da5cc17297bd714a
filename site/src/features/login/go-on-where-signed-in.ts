import { hasSessionHint } from '../../lib/session-hint.ts';
import { $me, loadMe } from '../session/session-store.ts';
import { wantedPath } from './steps.ts';

/** Redirects signed-in users from a page for visitors to the requested page, or to the home page. */
export async function goOnWhereSignedIn(): Promise<void> {
  if (!hasSessionHint()) return;
  await loadMe();
  if ($me.get()) location.replace(wantedPath(location.search));
}
