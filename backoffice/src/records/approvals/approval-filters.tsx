import { proposalActs, proposalStatuses } from '@semilla/contract';
import { BooleanInput, SelectInput } from 'react-admin';

const choices = (ids: readonly string[], words: string) =>
  ids.map((id) => ({ id, name: `approvals.${words}.${id}` }));

const fields = 'fields.proposals';

export const approvalFilters = [
  <SelectInput
    key="status"
    source="status"
    label={`${fields}.status`}
    choices={choices(proposalStatuses, 'statuses')}
    alwaysOn
  />,
  <SelectInput
    key="act"
    source="act"
    label={`${fields}.act`}
    choices={choices(proposalActs, 'acts')}
    alwaysOn
  />,
  <BooleanInput key="isForMe" source="isForMe" label="approvals.isForMe" />,
];
