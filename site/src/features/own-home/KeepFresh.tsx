import { refreshAroundFocus } from '../../lib/fresh-parts.ts';
import { useFresh } from '../../ui/use-fresh.ts';

const refresh = () => refreshAroundFocus();

/** Fetches the changing parts of the page again after a change of the user's data. */
export default function KeepFresh() {
  useFresh(refresh);
  return null;
}
