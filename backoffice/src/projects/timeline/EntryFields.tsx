import { useLocaleState, useRecordContext } from 'react-admin';
import { PhaseChip } from '../../fields/PhaseField.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { TimelineRecord } from '../project-record.ts';

/** What is told in the language of whoever reads, as far as it was written in it. */
function useTold(source: 'title' | 'description') {
  const record = useRecordContext<TimelineRecord>();
  const [locale] = useLocaleState();
  return (locale === 'en' && record?.[`${source}En`]) || record?.[source];
}

/** The phase that was reached, or what the milestone is called. */
export function EntryTitle() {
  const record = useRecordContext<TimelineRecord>();
  const title = useTold('title');
  return record?.phaseName ? <PhaseChip phase={record.phaseName} /> : title;
}

export function EntryText() {
  return <>{useTold('description')}</>;
}

/** What wrote itself stays as it is. */
export function EntryButtons() {
  const record = useRecordContext<TimelineRecord>();
  if (record?.kind !== 'milestone') return null;
  return <ItemButtons record={record} name={record.title ?? ''} />;
}
