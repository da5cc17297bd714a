import { refreshParts } from '../../lib/fresh-parts.ts';
import { useFresh } from '../../ui/use-fresh.ts';

/** Fetches the changing parts of the page again after a change of the user's data. */
export default function KeepFresh() {
  useFresh(refreshParts);
  return null;
}
