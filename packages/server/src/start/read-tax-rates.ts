import { type DatedRate, interestTaxRates, percent } from '@semilla/contract';

/** The rates of the configuration, such as `2016-01-01=19.00,2027-01-01=20.00`, or those that are in the code. */
export function readTaxRates(given: string | undefined): readonly DatedRate[] {
  if (given === undefined) return interestTaxRates;
  return given.split(',').map((pair) => {
    const [from = '', rate = ''] = pair.split('=');
    return { from, rateHundredths: percent.parse(rate) };
  });
}
