import type { ComponentType } from 'react';
import { FormDataConsumer } from 'react-admin';
import { useMay } from '../../../api/use-may.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { ManagerInput, ProjectTypeInput } from '../../../kit/inputs/ChoiceInputs.tsx';
import { ValueInput } from '../../../kit/inputs/ValueInput.tsx';
import { fieldsOf, type Section } from '../project-fields.ts';
import { ManagerFeeInput } from './ManagerFeeInput.tsx';
import { ProfitabilityInput } from './ProfitabilityInput.tsx';
import { UrlInput } from './UrlInput.tsx';

interface OwnInputProps {
  source: string;
  label: string;
  isRequired: boolean;
}

function OwnUrlInput() {
  return (
    <FormDataConsumer>{({ formData }) => <UrlInput projectName={formData.name ?? ''} />}</FormDataConsumer>
  );
}

function AssignedManagerInput(props: OwnInputProps) {
  return useMay('project', 'assignManager') ? <ManagerInput {...props} /> : null;
}

/** Replaces the default input of these fields. */
const own: Record<string, ComponentType<OwnInputProps> | undefined> = {
  url: OwnUrlInput,
  projectTypeId: ProjectTypeInput,
  managerId: AssignedManagerInput,
  targetProfitability: ProfitabilityInput,
  managerFee: ManagerFeeInput,
};

const hints: Record<string, string | undefined> = {
  private: 'project.backoffice.hints.private',
  projectDuration: 'project.backoffice.hints.projectDuration',
  taxWithholder: 'project.backoffice.hints.taxWithholder',
  untaxedGround: 'project.backoffice.hints.untaxedGround',
  cancellationFee: 'project.backoffice.hints.cancellationFee',
  maxInvestorNumber: 'project.backoffice.hints.noLimit',
  startedAt: 'project.backoffice.hints.startedAt',
};

const wide = ['direction'];

interface SectionInputsProps {
  section: Section;
  hint?: string;
  /** Fields that this form leaves out. */
  without?: readonly string[];
}

export function SectionInputs({ section, hint, without = [] }: SectionInputsProps) {
  return (
    <FormSection title={`project.backoffice.sections.${section}`} hint={hint}>
      {fieldsOf(section, 'form')
        .filter(({ name }) => !without.includes(name))
        .map((field) => {
          const { name, label, isOptional } = field;
          const Own = own[name];
          return Own ? (
            <Own key={name} source={name} label={label} isRequired={!isOptional} />
          ) : (
            <ValueInput key={name} field={field} helperText={hints[name]} isWide={wide.includes(name)} />
          );
        })}
    </FormSection>
  );
}
