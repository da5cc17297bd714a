import type { z } from 'zod';
import { newProject } from '../project/project-record.ts';
import { cents, type PlainAmounts } from '../shared/cents.ts';
import { emptyFields } from './empty-fields.ts';

type Body = z.output<typeof newProject>;

/** Tests write amounts as plain numbers. */
export type NewProject = PlainAmounts<Body>;

const places = [
  { name: 'Edificio Lavapiés', direction: 'Calle del Olivar 21, Madrid', url: 'edificio-lavapies' },
  {
    name: 'Residencia Chamberí',
    direction: 'Calle de Santa Engracia 64, Madrid',
    url: 'residencia-chamberi',
  },
  { name: 'Apartamentos Malasaña', direction: 'Calle del Pez 12, Madrid', url: 'apartamentos-malasana' },
  {
    name: 'Villas de Arganzuela',
    direction: 'Paseo de las Delicias 88, Madrid',
    url: 'villas-de-arganzuela',
  },
  {
    name: 'Lofts Carabanchel',
    direction: 'Calle del General Ricardos 140, Madrid',
    url: 'lofts-carabanchel',
  },
] as const;

let count = 0;

/** The fields that staff fill in for a new project: amounts in cents, percentages in hundredths, a unique URL. */
export function buildNewProject(overrides: Partial<NewProject> & Pick<NewProject, 'projectTypeId'>): Body {
  const place = places[count % places.length] as (typeof places)[number];
  count += 1;
  return {
    ...emptyFields(newProject),
    ...place,
    url: `${place.url}-${count}`,
    country: 'ES',
    dateStart: '2026-03-01',
    dateEnd: '2099-06-30',
    startedAt: '2026-07-15',
    financingAmount: cents(45_000_000),
    projectDuration: 18,
    targetProfitability: 1_275,
    minimumInvestment: cents(10_000),
    maxInvestorNumber: 500,
    showInvestorNumber: true,
    withdrawMoneyFinanced: false,
    cancellationFee: 200,
    managerFee: 1_000,
    deliveryFeePeriod: 'quarterly',
    preinvestorMaxNumber: 50,
    preinvestorDateEnd: '2026-03-15',
    preinvestorDeposit: cents(5_000),
    preinvestorAmount: cents(2_000_000),
    private: false,
    promoter: {
      name: 'Rehabitia Promociones S.L.',
      taxId: 'B12345674',
      website: 'https://rehabitia.example',
      description: 'Veinte años rehabilitando edificios en el centro de Madrid.',
      descriptionEn: 'Twenty years renovating buildings in the centre of Madrid.',
    },
    guaranteeAgent: null,
    ...(overrides as Partial<Body> & Pick<Body, 'projectTypeId'>),
  };
}
