import { projectFieldList, userFieldList } from '@semilla/contract';
import { expect, it } from 'vitest';
import { readValue } from './read-value.ts';

const user = userFieldList.fields;
const project = projectFieldList.fields;
const lookups = { projectTypeId: new Map([['rehabilitacion', 'an id']]) };

it.each([
  [project.financingAmount, '450000', '450000.00'],
  [project.financingAmount, '450.000', '450000.00'],
  [project.financingAmount, '450.000,5 €', '450000.50'],
  [project.financingAmount, '450,000.50', '450000.50'],
  [project.financingAmount, '450,000', '450000.00'],
  [project.financingAmount, '450,000.50 €', '450000.50'],
  [project.financingAmount, 'mucho', 'mucho'],
  [project.targetProfitability, '12,75 %', '12.75'],
  [project.projectDuration, '18', 18],
  [project.maxInvestorNumber, '1.500', 1500],
  [project.projectDuration, '1,5', '1,5'],
  [project.dateStart, '1/3/2026', '2026-03-01'],
  [project.dateStart, '2026-03-01', '2026-03-01'],
  [project.dateStart, '31/02/2026', '31/02/2026'],
  [project.private, 'Sí', true],
  [project.private, 'NO', false],
  [project.private, 'VERDADERO', true],
  [project.private, 'quizás', 'quizás'],
  [project.deliveryFeePeriod, 'Trimestral', 'quarterly'],
  [project.deliveryFeePeriod, 'quarterly', 'quarterly'],
  [project.deliveryFeePeriod, 'al final del proyecto', 'end_of_project'],
  [project.projectTypeId, ' Rehabilitación ', 'an id'],
  [project.projectTypeId, 'Otra', 'Otra'],
  [user.gender, 'mujer', 'Female'],
  [user.phone, '\t+34 600 123 456', '+34 600 123 456'],
  [user.name, '  ', undefined],
])('[A28] the cell of $name with %j is read as %j', (field, cell, value) => {
  expect(readValue(field, cell, lookups)).toEqual(value);
});
