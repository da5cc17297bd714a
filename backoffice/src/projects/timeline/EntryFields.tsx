import { useLocaleState, useRecordContext } from 'react-admin';
import { PhaseChip } from '../../fields/PhaseField.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import type { TimelineRecord } from '../project-record.ts';

/** The text in the language of the page, or in Spanish if it is not translated. */
function useTranslatedText(source: 'title' | 'description') {
  const record = useRecordContext<TimelineRecord>();
  const [locale] = useLocaleState();
  return (locale === 'en' && record?.[`${source}En`]) || record?.[source];
}

/** The title of an entry: the reached phase, or the name of the milestone. */
export function EntryTitleField() {
  const record = useRecordContext<TimelineRecord>();
  const title = useTranslatedText('title');
  return record?.phaseName ? <PhaseChip phase={record.phaseName} /> : title;
}

export function EntryTextField() {
  return <>{useTranslatedText('description')}</>;
}

/** Automatic entries cannot be edited. */
export function EntryButtons() {
  const record = useRecordContext<TimelineRecord>();
  if (record?.kind !== 'milestone') return null;
  return <ItemButtons record={record} name={record.title ?? ''} />;
}
