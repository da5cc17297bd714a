import { loanAges } from '@semilla/contract';
import { NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { CountryInput, ManagerInput, PhaseInput, ProjectTypeInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { ComparisonInput } from '../../kit/inputs/ComparisonInput.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';

const ages = loanAges.map((id) => ({ id, name: `overview.business.ages.${id}` }));

export const projectFilters = [
  <TextInput key="name" source="name" label="fields.projects.name" alwaysOn resettable />,
  <PhaseInput key="phaseId" source="phaseId" label="fields.projects.phaseName" alwaysOn />,
  <ProjectTypeInput key="projectTypeId" source="projectTypeId" label="fields.projects.projectTypeName" />,
  <CountryInput key="country" source="country" label="fields.projects.country" />,
  <ManagerInput key="managerId" source="managerId" label="fields.projects.managerName" />,
  <NullableBooleanInput key="isToAllocate" source="isToAllocate" label="overview.home.toAllocate" />,
  <NullableBooleanInput key="isInReview" source="isInReview" label="project.reviews.toReview" />,
  <NullableBooleanInput key="isSuspended" source="isSuspended" label="overview.home.suspended" />,
  <NullableBooleanInput key="hasLoanTask" source="hasLoanTask" label="overview.home.loanTask" />,
  <SelectInput key="loanAge" source="loanAge" label="fields.loansByAge.age" choices={ages} />,
  <DateInput key="openedFrom" source="openedFrom" label="project.backoffice.openedFrom" isFilter />,
  <DateInput key="openedTo" source="openedTo" label="project.backoffice.openedTo" isFilter />,
  <TextInput key="url" source="url" label="fields.projects.url" resettable />,
  <ComparisonInput
    key="targetProfitability"
    source="targetProfitability"
    label="fields.projects.targetProfitability"
    kind="decimal"
  />,
  <ComparisonInput
    key="minimumInvestment"
    source="minimumInvestment"
    label="fields.projects.minimumInvestment"
    kind="decimal"
  />,
  <ComparisonInput
    key="projectDuration"
    source="projectDuration"
    label="fields.projects.projectDuration"
    kind="integer"
  />,
  <ComparisonInput
    key="percentageInvested"
    source="percentageInvested"
    label="fields.projects.percentageInvested"
    kind="decimal"
  />,
];
