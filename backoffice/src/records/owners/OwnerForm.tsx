import { Checkbox, FormControlLabel } from '@mui/material';
import { ownerConflicts, ownerFieldList } from '@semilla/contract';
import { TextInput, useTranslate } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { CountryInput } from '../../kit/inputs/ChoiceInputs.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { MoneyInput } from '../../kit/inputs/MoneyInput.tsx';
import { PercentInput } from '../../kit/inputs/PercentInput.tsx';
import { ValueInput } from '../../kit/inputs/ValueInput.tsx';
import { Declared, DeclaredRows } from './DeclaredInputs.tsx';

const words = 'project.backoffice.owners';
const { legalName, legalForm, taxId, lei, country, naceSection, address } = ownerFieldList.fields;
const company = [legalName, legalForm, taxId, lei, country, naceSection];
const undeclared = {
  beneficialOwners: null,
  conflicts: null,
  otherOffers: null,
  lei: null,
  naceSection: null,
};

export function OwnerForm({ record }: { record?: OwnerRecord }) {
  const translate = useTranslate();
  return (
    <PageForm
      resource="owners"
      record={record}
      defaults={record ? undefined : undeclared}
      anyField="legalName"
      leadsTo="show"
    >
      <FormSection title={`${words}.sections.company`}>
        {company.map((field) => (
          <ValueInput key={field.name} field={field} />
        ))}
        <ValueInput field={address} isWide />
      </FormSection>
      <FormSection title={`${words}.sections.people`} hint={`${words}.sections.peopleHint`}>
        <DeclaredRows
          source="beneficialOwners"
          add={`${words}.addPerson`}
          empty={{ name: null, country: 'ES', share: null }}
        >
          {(source) => (
            <>
              <TextInput source={`${source}.name`} label="fields.beneficialOwners.name" isRequired />
              <PercentInput source={`${source}.share`} label="fields.beneficialOwners.share" />
              <CountryInput source={`${source}.country`} label="fields.beneficialOwners.country" isRequired />
            </>
          )}
        </DeclaredRows>
      </FormSection>
      <FormSection title={`${words}.sections.ties`} hint={`${words}.sections.tiesHint`}>
        <Declared source="conflicts">
          {(given, change) =>
            ownerConflicts.map((conflict) => (
              <FormControlLabel
                key={conflict}
                sx={{ display: 'flex' }}
                control={
                  <Checkbox
                    checked={given.includes(conflict)}
                    onChange={(_event, isGiven) =>
                      change(isGiven ? [...given, conflict] : given.filter((other) => other !== conflict))
                    }
                  />
                }
                label={translate(`project.ownerConflicts.${conflict}`)}
              />
            ))
          }
        </Declared>
      </FormSection>
      <FormSection title={`${words}.sections.offers`} hint={`${words}.sections.offersHint`}>
        <DeclaredRows
          source="otherOffers"
          add={`${words}.addOffer`}
          empty={{ platform: null, openedOn: null, amount: null }}
        >
          {(source) => (
            <>
              <TextInput source={`${source}.platform`} label="fields.otherOffers.platform" isRequired />
              <DateInput source={`${source}.openedOn`} label="fields.otherOffers.openedOn" isRequired />
              <MoneyInput source={`${source}.amount`} label="fields.otherOffers.amount" isRequired />
            </>
          )}
        </DeclaredRows>
      </FormSection>
    </PageForm>
  );
}
