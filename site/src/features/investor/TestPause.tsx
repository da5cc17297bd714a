import type { InvestorProfile } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

/** From when a failed test may be taken again. Shows nothing if it may be now. */
export function TestPause({ profile }: { profile: Pick<InvestorProfile, 'entryTestAgainAt'> }) {
  const say = useSay();
  const at = profile.entryTestAgainAt;
  return at && <span>{say('investor.site.test.againFrom', { at: formatDateTime(at) })}</span>;
}
