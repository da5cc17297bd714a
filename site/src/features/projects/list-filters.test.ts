import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { chosenFilters, listFilters } from './list-filters.ts';

const t = createTranslator('es');
const filters = listFilters(t, 'es', { types: [], phases: [], countries: ['ES', 'PT'] });

it('[R2] names each active filter with its label, and links to the first page without it', () => {
  const chosen = { name: 'casa', country: 'PT', minimumInvestment: 'lte:250.00' };
  expect(
    chosenFilters(filters, { filters: chosen, order: 'name', page: 3 }, t('fields.projects.name')),
  ).toEqual([
    {
      label: 'Nombre',
      value: 'casa',
      without: '/projects/?country=PT&minimumInvestment=lte%3A250.00&orderBy=name',
    },
    {
      label: 'País',
      value: 'Portugal',
      without: '/projects/?name=casa&minimumInvestment=lte%3A250.00&orderBy=name',
    },
    {
      label: 'Inversión mínima',
      value: 'Hasta 250,00\u00a0€',
      without: '/projects/?name=casa&country=PT&orderBy=name',
    },
  ]);
});

it('[R2] shows an unknown value as it is written', () => {
  const address = { filters: { projectDuration: 'lte:7' }, order: 'availability', page: 1 } as const;
  expect(chosenFilters(filters, address, 'Nombre')).toEqual([
    expect.objectContaining({ value: 'lte:7', without: '/projects/' }),
  ]);
});
