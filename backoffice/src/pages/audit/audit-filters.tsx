import { SelectInput, TextInput } from 'react-admin';
import { useAuditWords } from '../../kit/activity/use-audit-words.ts';
import { ManagerInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { namesOf } from './audit-names.ts';

interface AuditInputProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}

function ActionInput(props: AuditInputProps) {
  const words = useAuditWords();
  const choices = namesOf('actions').map((id) => ({ id, name: words.act(id) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}

function SubjectInput(props: AuditInputProps) {
  const words = useAuditWords();
  const choices = namesOf('subjects').map((id) => ({ id, name: words.subject(id) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}

export const auditFilters = [
  <ManagerInput key="userId" source="userId" label="fields.auditEntries.userName" alwaysOn />,
  <ActionInput key="action" source="action" label="fields.auditEntries.action" alwaysOn />,
  <DateInput key="fromDate" source="fromDate" label="audit.filters.fromDate" alwaysOn isFilter />,
  <DateInput key="toDate" source="toDate" label="audit.filters.toDate" alwaysOn isFilter />,
  <SubjectInput key="subjectType" source="subjectType" label="fields.auditEntries.subjectType" />,
  <TextInput key="subjectId" source="subjectId" label="fields.auditEntries.subjectId" resettable />,
  <TextInput key="personId" source="personId" label="audit.filters.personId" resettable />,
];
