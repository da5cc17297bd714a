import { investorKindStates, requestedKinds } from '@semilla/contract';
import { SelectInput } from 'react-admin';
import { CustomerInput } from '../../kit/inputs/CustomerInput.tsx';

const states = investorKindStates.map((id) => ({ id, name: `investor.kindStates.${id}` }));
const kinds = requestedKinds.map((id) => ({ id, name: `investor.kinds.${id}` }));

export const investorKindFilters = [
  <SelectInput key="state" source="state" label="fields.investorKinds.state" choices={states} alwaysOn />,
  <CustomerInput key="userId" source="userId" label="fields.investorKinds.userName" alwaysOn />,
  <SelectInput key="kind" source="kind" label="fields.investorKinds.kind" choices={kinds} />,
];
