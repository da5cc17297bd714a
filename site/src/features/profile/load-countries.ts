import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';

export interface CountryChoice {
  value: string;
  label: string;
}

export async function loadCountries(): Promise<CountryChoice[]> {
  const { data } = await api(v1.countries.find);
  return data.map(({ alpha2, name }) => ({ value: alpha2, label: name }));
}
