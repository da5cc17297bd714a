import type { NewComplaint } from '../support/complaints/complaint-form.ts';

let count = 0;

/** A complaint without files, with a unique text. */
export function buildNewComplaint(overrides: Partial<NewComplaint> = {}): NewComplaint {
  count += 1;
  return {
    kind: 'individual',
    name: 'Lucía Ferrer Soler',
    address: 'Calle de Lavapiés 12, 2.º B, 28012 Madrid',
    country: 'ES',
    concerning: `Edificio Lavapiés, pago ${count}`,
    description: 'El pago de marzo llegó con ocho días de retraso.\nNadie me avisó.',
    happenedOn: '2026-02-02',
    place: 'Madrid',
    authority: [],
    documents: [],
    ...overrides,
  };
}
