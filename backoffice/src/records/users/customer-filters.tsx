import { funnelSteps, roles, verificationStatuses } from '@semilla/contract';
import type { ReactElement } from 'react';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { ManagerInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';

const statuses = verificationStatuses.map((id) => ({ id, name: `account.verificationStatuses.${id}` }));
const steps = funnelSteps.map((id) => ({ id, name: `overview.business.steps.${id}` }));
const roleChoices = roles.map((id) => ({ id, name: `common.roles.${id}` }));

const forEverybody = [
  <TextInput
    key="multiSearch"
    source="multiSearch"
    label="account.backoffice.list.search"
    alwaysOn
    resettable
    sx={{ minWidth: { sm: 360 } }}
  />,
  <SelectInput
    key="verificationStatus"
    source="verificationStatus"
    label="fields.users.verificationStatus"
    choices={statuses}
    alwaysOn
  />,
  <TextInput key="name" source="name" label="fields.users.name" resettable />,
];

const aboutTheAccount = [
  <NullableBooleanInput key="disabled" source="disabled" label="fields.users.disabled" />,
  <NullableBooleanInput
    key="hasPendingTransactions"
    source="hasPendingTransactions"
    label="account.backoffice.list.hasPendingTransactions"
  />,
  <NullableBooleanInput
    key="hasPendingBankAccounts"
    source="hasPendingBankAccounts"
    label="account.backoffice.list.hasPendingBankAccounts"
  />,
];

const list = 'account.backoffice.list';

const aboutInvestments = [
  <DateInput key="fromDate" source="fromDate" label={`${list}.registeredFrom`} isFilter />,
  <DateInput key="toDate" source="toDate" label={`${list}.registeredTo`} isFilter />,
  <SelectInput key="reached" source="reached" label={`${list}.reached`} choices={steps} />,
  <DateInput key="firstOrderMonth" source="firstOrderMonth" label={`${list}.firstOrderMonth`} isFilter />,
  <NullableBooleanInput
    key="hasSeveralProjects"
    source="hasSeveralProjects"
    label={`${list}.hasSeveralProjects`}
  />,
];

const forWhoSeesAll = [
  <SelectInput key="role" source="role" label="fields.users.role" choices={roleChoices} />,
  <ManagerInput key="managerId" source="managerId" label="fields.users.managerName" />,
];

/** Managers see only their own customers, so they get no filter by manager or role. */
export function customerFilters(seesAll: boolean): ReactElement[] {
  return [...forEverybody, ...(seesAll ? forWhoSeesAll : []), ...aboutTheAccount, ...aboutInvestments];
}
