import { type DatedRate, interestTaxRates, percent } from '@semilla/contract';

/** The configured rates, for example `2016-01-01=19.00,2027-01-01=20.00`; default: the rates in the code. */
export function readTaxRates(given: string | undefined): readonly DatedRate[] {
  if (given === undefined) return interestTaxRates;
  return given.split(',').map((pair) => {
    const [from = '', rate = ''] = pair.split('=');
    return { from, rateHundredths: percent.parse(rate) };
  });
}
