import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useFieldValue } from 'react-admin';
import { useCountries } from './lookups.ts';
import { nothing } from './nothing.ts';

/** A country with its flag and name. */
export function CountryField({ source }: { source: string }) {
  const alpha2: string | null | undefined = useFieldValue({ source });
  const { countries } = useCountries();
  if (!alpha2) return nothing;
  const name = countries.find((country) => country.alpha2 === alpha2)?.name ?? alpha2;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <img
        src={addressOf(v1.countries.findFlag, { params: { alpha2 } })}
        width={18}
        height={13}
        alt=""
        loading="lazy"
      />{' '}
      {name}
    </span>
  );
}
