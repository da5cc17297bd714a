import { type Project, reservedCents } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { MessageKey } from '@semilla/i18n';

type Terms = Pick<
  Project,
  | 'financingAmount'
  | 'preinvestorAmount'
  | 'preinvestorDateEnd'
  | 'preinvestorDeposit'
  | 'preinvestorMaxNumber'
  | 'wishNumber'
>;
type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The terms of a preinvestment with their labels. Terms that it does not have are left out. */
export function wishTerms(project: Terms, say: Words): { label: string; value: string }[] {
  const { preinvestorDateEnd: end, preinvestorMaxNumber: max, wishNumber: taken } = project;
  const { preinvestorAmount, preinvestorDeposit: deposit } = project;
  const given: [MessageKey, string | false][] = [
    ['project.wish.terms.until', end !== null && formatDate(end)],
    ['project.wish.terms.places', max !== null && say('project.wish.terms.placesOf', { taken, max })],
    ['project.wish.terms.reserved', preinvestorAmount !== null && formatMoney(reservedCents(project))],
    ['project.wish.terms.deposit', deposit !== null && formatMoney(deposit)],
  ];
  return given.flatMap(([key, value]) => (value === false ? [] : [{ label: say(key), value }]));
}
