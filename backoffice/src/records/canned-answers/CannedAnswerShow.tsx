import { cannedAnswerFieldList } from '@semilla/contract';
import { ReadOnlyRecord } from '../../kit/record/ReadOnlyRecord.tsx';

const { title, text, textEn } = cannedAnswerFieldList.fields;
const shown = [title, text, textEn];

export default function CannedAnswerShow() {
  return <ReadOnlyRecord title="support.backoffice.canned.section" fields={shown} />;
}
