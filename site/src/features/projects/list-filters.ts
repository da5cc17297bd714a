import type { Phase, ProjectType } from '@semilla/contract';
import type { Locale, Translate } from '@semilla/i18n';
import { countryName } from '../../lib/country-name.ts';
import { inOwnLanguage } from '../../lib/in-language.ts';
import { durationSteps, minimumSteps, profitabilitySteps } from './filter-steps.ts';
import { type FilterName, type ListAddress, writeListAddress } from './list-address.ts';

/** The data for the filters' options. */
export interface FilterChoices {
  types: ProjectType[];
  phases: Phase[];
  countries: string[];
}

interface ListFilter {
  name: Exclude<FilterName, 'name'>;
  label: string;
  /** The text of the empty option. */
  any: string;
  options: { value: string; label: string }[];
}

/** The list's filters in order, for those with a fixed set of options. */
export function listFilters(
  t: Translate,
  locale: Locale,
  { types, phases, countries }: FilterChoices,
): ListFilter[] {
  return [
    {
      name: 'projectTypeId',
      label: t('fields.projects.projectTypeName'),
      any: t('project.list.anyType'),
      options: types.map(({ projectTypeId, name, nameEn }) => ({
        value: projectTypeId,
        label: inOwnLanguage(locale, name, nameEn),
      })),
    },
    {
      name: 'phaseId',
      label: t('fields.projects.phaseName'),
      any: t('project.list.anyPhase'),
      options: phases.map(({ phaseId, name }) => ({ value: phaseId, label: t(`project.phases.${name}`) })),
    },
    {
      name: 'country',
      label: t('fields.projects.country'),
      any: t('project.list.anyCountry'),
      options: countries.map((alpha2) => ({ value: alpha2, label: countryName(alpha2, locale) })),
    },
    {
      name: 'annualProfitability',
      label: t('project.list.profitability'),
      any: t('project.list.anyProfitability'),
      options: profitabilitySteps(t),
    },
    {
      name: 'projectDuration',
      label: t('project.list.duration'),
      any: t('project.list.anyDuration'),
      options: durationSteps(t, locale),
    },
    {
      name: 'minimumInvestment',
      label: t('fields.projects.minimumInvestment'),
      any: t('project.list.anyMinimum'),
      options: minimumSteps(t),
    },
  ];
}

/** The active filters: label, displayed value, and the address of the list without the filter. */
export function chosenFilters(
  filters: readonly ListFilter[],
  address: ListAddress,
  nameLabel: string,
): { label: string; value: string; without: string }[] {
  return Object.entries(address.filters).map(([name, written]) => {
    const filter = filters.find((one) => one.name === name);
    const { [name as FilterName]: _, ...others } = address.filters;
    return {
      label: filter?.label ?? nameLabel,
      value: filter?.options.find(({ value }) => value === written)?.label ?? written,
      without: writeListAddress({ ...address, filters: others, page: 1 }),
    };
  });
}
