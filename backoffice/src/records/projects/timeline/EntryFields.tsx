import { formatMoney } from '@semilla/format';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { TimelineRecord } from '../../../api/record-types/project-record.ts';
import { PhaseChip } from '../../../kit/fields/PhaseField.tsx';
import { textIn } from '../../../kit/fields/text-in.ts';
import { EditInPlace } from '../../../kit/form/in-place/EditInPlace.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import { useEditInPlace } from '../contents/use-edit-in-place.ts';

function useTranslatedText(source: 'title' | 'description') {
  const record = useRecordContext<TimelineRecord>();
  const [locale] = useLocaleState();
  return textIn(locale, record?.[source], record?.[`${source}En`]);
}

const isAboutLoan = (kind: TimelineRecord['kind'] | undefined) =>
  kind === 'late' || kind === 'default' || kind === 'recovery';

/** The title of an entry: the new phase, the outcome of the loan, or the milestone's name. */
export function EntryTitleField() {
  const record = useRecordContext<TimelineRecord>();
  const translate = useTranslate();
  const title = useTranslatedText('title');
  const edit = useEditInPlace<TimelineRecord>();
  if (isAboutLoan(record?.kind)) {
    const words = `project.loan.entries.${record?.kind}`;
    return <>{translate(words, { smart_count: record?.daysLate ?? 0 })}</>;
  }
  if (record?.phaseName) return <PhaseChip phase={record.phaseName} />;
  if (record?.kind !== 'milestone' || !title) return <>{title}</>;
  const source = title === record.title ? 'title' : 'titleEn';
  return (
    <EditInPlace
      resource="project-timeline"
      source={source}
      label={`fields.projectTimeline.${source}`}
      value={title}
      onSave={edit && ((text) => edit(record, { [source]: text }))}
    />
  );
}

/** The text that staff wrote, and the amounts of the entry. */
export function EntryTextField() {
  const record = useRecordContext<TimelineRecord>();
  const translate = useTranslate();
  const text = useTranslatedText('description');
  if (!isAboutLoan(record?.kind) || !record?.amount) return <>{text}</>;
  const values = { amount: formatMoney(record.amount), period: record.period };
  return (
    <>
      {text} {translate(`project.loan.entries.${record.kind}Text`, values)}
    </>
  );
}

/** Only milestones can be edited. Other entries are created automatically. */
export function EntryButtons() {
  const record = useRecordContext<TimelineRecord>();
  if (record?.kind !== 'milestone') return null;
  return <ItemButtons record={record} name={record.title ?? ''} />;
}
