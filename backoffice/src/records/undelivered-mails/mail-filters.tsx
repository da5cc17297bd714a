import { mailFailures, mailTopics, undeliveredMailStates } from '@semilla/contract';
import { SelectInput } from 'react-admin';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';

const choices = (ids: readonly string[], words: string) =>
  ids.map((id) => ({ id, name: `misc.mails.${words}.${id}` }));

const fields = 'fields.undeliveredMails';
const states = choices(undeliveredMailStates, 'states');
const failures = choices(mailFailures, 'failures');
const topics = choices(mailTopics, 'topics');

export const mailFilters = [
  <SelectInput key="state" source="state" label={`${fields}.state`} choices={states} alwaysOn />,
  <CustomerInput key="userId" source="userId" label={`${fields}.userName`} alwaysOn />,
  <SelectInput key="failure" source="failure" label={`${fields}.failure`} choices={failures} />,
  <SelectInput key="topic" source="topic" label={`${fields}.topic`} choices={topics} />,
  <DateInput key="fromDate" source="fromDate" label="misc.backoffice.mails.fromDate" isFilter />,
  <DateInput key="toDate" source="toDate" label="misc.backoffice.mails.toDate" isFilter />,
];
