import { TextInput } from 'react-admin';
import { CountryInput, ManagerInput, PhaseInput, ProjectTypeInput } from '../inputs/ChoiceInputs.tsx';
import { ComparisonInput } from '../inputs/ComparisonInput.tsx';

export const projectFilters = [
  <TextInput key="name" source="name" label="project.fields.name" alwaysOn resettable />,
  <PhaseInput key="phaseId" source="phaseId" label="project.fields.phase" alwaysOn />,
  <ProjectTypeInput key="projectTypeId" source="projectTypeId" label="project.fields.projectType" />,
  <CountryInput key="country" source="country" label="project.fields.country" />,
  <ManagerInput key="managerId" source="managerId" label="project.fields.manager" />,
  <TextInput key="url" source="url" label="project.fields.url" resettable />,
  <ComparisonInput
    key="targetProfitability"
    source="targetProfitability"
    label="project.fields.targetProfitability"
    kind="decimal"
  />,
  <ComparisonInput
    key="minimumInvestment"
    source="minimumInvestment"
    label="project.fields.minimumInvestment"
    kind="decimal"
  />,
  <ComparisonInput
    key="projectDuration"
    source="projectDuration"
    label="project.fields.projectDuration"
    kind="integer"
  />,
  <ComparisonInput
    key="percentageInvested"
    source="percentageInvested"
    label="project.fields.percentageInvested"
    kind="decimal"
  />,
];
