import { Alert, Stack } from '@mui/material';
import {
  acceptedTerms,
  areTermsBound,
  boundTerms,
  guardedTerms,
  preinvestmentTerms,
  wasOffered,
} from '@semilla/contract';
import { SaveButton, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';
import { FocusFirstProblem } from '../../kit/form/FocusFirstProblem.tsx';
import { FormFooter } from '../../kit/form/FormFooter.tsx';
import { PersistentForm } from '../../kit/form/PersistentForm.tsx';
import { WhyIfChanged } from '../../kit/second-person/WhyInput.tsx';
import { RecordTogether } from '../../kit/together/RecordTogether.tsx';
import { OwnerInputs } from './inputs/OwnerInputs.tsx';
import { PartyInputs } from './inputs/PartyInputs.tsx';
import { SectionInputs } from './inputs/SectionInputs.tsx';
import type { ProjectValues } from './project-validation.ts';

/** Terms that can no longer change because investors accepted them. */
function termsAccepted({ amountInvested, phaseName, taxWithholder }: ProjectRecord): readonly string[] {
  if (amountInvested === 0 && phaseName !== 'Closed') return [];
  // Withholding for the tax office may still begin.
  return taxWithholder ? [...acceptedTerms, 'taxWithholder'] : acceptedTerms;
}

interface ProjectFormProps {
  problems: (values: ProjectValues) => object;
  saveLabel: string;
  defaults?: ProjectValues;
}

export function ProjectForm({ problems, saveLabel, defaults }: ProjectFormProps) {
  const translate = useTranslate();
  const record = useRecordContext<ProjectRecord>();
  const isBound = record !== undefined && areTermsBound(record);
  const hasWishes = record !== undefined && record.wishNumber > 0;
  const accepted = record ? termsAccepted(record) : [];
  const without = [
    ...(isBound ? boundTerms : []),
    ...(hasWishes ? preinvestmentTerms : []),
    ...accepted,
    ...(record && !record.taxWithholder ? [] : ['untaxedGround']),
  ];
  const guarded = record && wasOffered(record.phaseName) ? guardedTerms : [];
  return (
    <PersistentForm keepsDraft validate={problems} defaultValues={defaults}>
      <RecordTogether />
      <FocusFirstProblem source={isBound ? 'direction' : 'name'} />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>
        <SectionInputs section="basics" without={without} />
        {isBound && (
          <Alert severity="info">
            {translate('project.sheet.backoffice.bound')}{' '}
            <PlaceLink to={`/project/${record.id}/sheet`}>
              {translate('project.sheet.backoffice.toSheet')}
            </PlaceLink>
          </Alert>
        )}
        {accepted.length > 0 && !isBound && (
          <Alert severity="info">{translate('project.backoffice.hints.termsAccepted')}</Alert>
        )}
        <SectionInputs section="financing" without={without} />
        <SectionInputs section="dates" without={without} />
        {hasWishes ? (
          <Alert severity="info">{translate('project.backoffice.hints.preinvestmentBound')}</Alert>
        ) : (
          <SectionInputs section="preinvestment" hint="project.backoffice.hints.preinvestment" />
        )}
        <OwnerInputs isAgentFixed={isBound && record.guaranteeAgentId !== null} isNameFixed={isBound} />
        <PartyInputs source="promoter" title="fields.projects.promoter" isNameFixed={isBound} />
        {!isBound && <PartyInputs source="guaranteeAgent" title="fields.projects.guaranteeAgent" />}
        <WhyIfChanged sources={['untaxedGround', ...guarded]} />
      </Stack>
      <FormFooter>
        <SaveButton label={saveLabel} alwaysEnable size="large" />
      </FormFooter>
    </PersistentForm>
  );
}
