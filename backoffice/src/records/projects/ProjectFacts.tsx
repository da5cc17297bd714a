import { annualProfitability } from '@semilla/contract';
import { formatPercent } from '@semilla/format';
import type { ComponentType } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { FieldFacts } from '../../kit/fields/FieldFacts.tsx';
import { ManagerField } from '../../kit/fields/ManagerField.tsx';
import { ProgressField } from '../../kit/fields/ProgressField.tsx';
import { ProjectTypeField } from './ProjectTypeField.tsx';
import { fieldsOf, type Section } from './project-fields.ts';

function DurationField() {
  const record = useRecordContext<ProjectRecord>();
  const translate = useTranslate();
  return <>{translate('project.backoffice.months', { smart_count: record?.projectDuration })}</>;
}

function AnnualProfitabilityField() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  const { targetProfitability, projectDuration } = record;
  return <>{formatPercent(annualProfitability(targetProfitability, projectDuration))}</>;
}

/** Replaces the default component of these fields. */
const own: Record<string, ComponentType<{ source: string }> | undefined> = {
  projectTypeId: ProjectTypeField,
  managerId: ManagerField,
  percentageInvested: ProgressField,
  annualProfitability: AnnualProfitabilityField,
  projectDuration: DurationField,
};

/** The fields of one section of the project page. */
export function ProjectFacts({ section }: { section: Section }) {
  return (
    <FieldFacts
      title={`project.backoffice.sections.${section}`}
      fields={fieldsOf(section, 'page')}
      own={own}
    />
  );
}
