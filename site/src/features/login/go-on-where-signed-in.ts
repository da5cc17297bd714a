import { hasSessionHint } from '../../lib/session-hint.ts';
import { $me, loadMe } from '../session/session-store.ts';
import { wantedPath } from './steps.ts';

/** Sends signed-in users from a page for visitors to where they wanted to go: home, if nowhere else. */
export async function goOnWhereSignedIn(): Promise<void> {
  if (!hasSessionHint()) return;
  await loadMe();
  if ($me.get()) location.replace(wantedPath(location.search));
}
