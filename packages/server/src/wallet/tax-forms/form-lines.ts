import { isQuarterly, type TaxForm } from '@semilla/contract';
import type { Company } from '../../kit/config.ts';
import { type CsvValue, twoPlaces } from '../../kit/http/csv.ts';
import type { Withheld } from './find-withheld.ts';

interface Asked {
  form: TaxForm;
  year: number;
  quarter: number | undefined;
  company: Company;
}

const currency = 'EUR';

/** Customers without a declared residence count as residents. */
const isResident = ({ country }: Withheld) => (country ?? 'ES') === 'ES';

/** Whether nothing is withheld. */
const isExempt = ({ rateHundredths }: Withheld) => rateHundredths === 0;

const sum = (lines: readonly Withheld[], name: 'grossCents' | 'taxCents') =>
  lines.reduce((cents, line) => cents + line[name], 0);

function payerOf({ taxWithholder, promoter, promoterTaxId }: Withheld, { name, taxId }: Company) {
  return taxWithholder === 'platform' ? [name, taxId ?? ''] : [promoter ?? '', promoterTaxId ?? ''];
}

export const lacksOf = ({ country, taxNumber }: Pick<Withheld, 'country' | 'taxNumber'>) => [
  ...(country === null ? (['residence'] as const) : []),
  ...(taxNumber === null ? (['taxNumber'] as const) : []),
];

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => readonly unknown[]): [T, ...T[]][] => [
  ...(Map.groupBy(rows, (row) => JSON.stringify(keyOf(row))) as Map<string, [T, ...T[]]>).values(),
];

/** The rows of a form, in the order of its columns. */
export function formLines(withheld: readonly Withheld[], asked: Asked): CsvValue[][] {
  const { form, year, quarter, company } = asked;
  const isOfResidents = form === '123' || form === '193';
  const lines = withheld.filter((line) => isResident(line) === isOfResidents);
  const payer = (line: Withheld) => payerOf(line, company);
  if (isQuarterly(form))
    return grouped(lines, payer).map((ofPayer) => [
      form,
      year,
      quarter,
      ...payer(ofPayer[0]),
      new Set(ofPayer.map(({ userId }) => userId)).size,
      twoPlaces(
        sum(
          ofPayer.filter((line) => !isExempt(line)),
          'grossCents',
        ),
      ),
      twoPlaces(sum(ofPayer, 'taxCents')),
      twoPlaces(sum(ofPayer.filter(isExempt), 'grossCents')),
      currency,
    ]);
  return grouped(lines, (line) => [
    ...payer(line),
    line.userId,
    line.country,
    line.taxNumber,
    line.rateHundredths,
    line.treatment,
  ]).map((same) => {
    const [line] = same;
    return [
      form,
      year,
      ...payer(line),
      line.userName,
      line.taxNumber,
      line.country,
      twoPlaces(sum(same, 'grossCents')),
      twoPlaces(line.rateHundredths),
      line.treatment ?? '',
      twoPlaces(sum(same, 'taxCents')),
      currency,
      lacksOf(line).join(' '),
    ];
  });
}
