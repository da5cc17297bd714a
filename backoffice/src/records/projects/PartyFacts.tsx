import { Link } from '@mui/material';
import { RecordContextProvider, useFieldValue, useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { nothing } from '../../kit/fields/nothing.ts';
import { PlainField } from '../../kit/fields/PlainField.tsx';

/** Omits the scheme of the address, which would break it into two lines on a phone. */
function Website() {
  const address: string | null | undefined = useFieldValue({ source: 'website' });
  if (!address) return <>{nothing}</>;
  return (
    <Link href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </Link>
  );
}

interface PartyFactsProps {
  source: 'promoter' | 'guaranteeAgent';
  title: string;
}

/** A company behind the project, either the promoter or the guarantee agent. */
export function PartyFacts({ source, title }: PartyFactsProps) {
  const party = useRecordContext<ProjectRecord>()?.[source];
  if (!party) return null;
  return (
    <RecordContextProvider value={party}>
      <Facts title={title}>
        <Fact label="fields.parties.name">
          <PlainField source="name" />
        </Fact>
        <Fact label="fields.parties.taxId">
          <PlainField source="taxId" />
        </Fact>
        <Fact label="fields.parties.website">
          <Website />
        </Fact>
        <Fact label="fields.parties.description" isWide>
          <PlainField source="description" />
        </Fact>
        <Fact label="fields.parties.descriptionEn" isWide>
          <PlainField source="descriptionEn" />
        </Fact>
      </Facts>
    </RecordContextProvider>
  );
}
