import spanish from '@semilla/i18n/es';
import { SelectInput, TextInput } from 'react-admin';
import { ManagerInput } from '../inputs/ChoiceInputs.tsx';
import { DateInput } from '../inputs/DateInput.tsx';
import { useAuditWords } from './use-audit-words.ts';

const { actions, subjects } = spanish.audit;
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const actionNames = Object.entries(actions).flatMap(([subject, acts]) =>
  Object.keys(acts).map((act) => `${kebabCase(subject)}.${kebabCase(act)}`),
);
const subjectNames = Object.keys(subjects).map(kebabCase);

interface AuditInputProps {
  source: string;
  label: string;
  alwaysOn?: boolean;
}

function ActionInput(props: AuditInputProps) {
  const words = useAuditWords();
  const choices = actionNames.map((id) => ({ id, name: words.act(id) }));
  return <SelectInput {...props} choices={choices} translateChoice={false} />;
}

function SubjectInput(props: AuditInputProps) {
  const words = useAuditWords();
  const choices = subjectNames.map((id) => ({ id, name: words.subject(id) }));
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
