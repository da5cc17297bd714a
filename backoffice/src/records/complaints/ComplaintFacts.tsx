import { useRecordContext } from 'react-admin';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { CountryField } from '../../kit/fields/CountryField.tsx';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { EmailField } from '../../kit/fields/EmailField.tsx';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';

const words = 'support.complaints.backoffice.sections';

interface TextsProps {
  names: readonly (keyof WholeComplaintRecord & string)[];
  isWide?: boolean;
}

/** Shows only the texts that were filled in. */
function Texts({ names, isWide = false }: TextsProps) {
  const record = useRecordContext<WholeComplaintRecord>();
  return names.map((name) => {
    const text = record?.[name];
    return text ? (
      <Fact key={name} label={`fields.complaints.${name}`} isWide={isWide}>
        {String(text)}
      </Fact>
    ) : null;
  });
}

function Day({ source }: { source: 'happenedOn' | 'happenedUntil' | 'acknowledgeBy' | 'answerBy' }) {
  const record = useRecordContext<WholeComplaintRecord>();
  return record?.[source] ? (
    <Fact label={`fields.complaints.${source}`}>
      <DayField source={source} />
    </Fact>
  ) : null;
}

function Moment({ source }: { source: 'receivedAt' | 'acknowledgedAt' | 'decidedAt' }) {
  const record = useRecordContext<WholeComplaintRecord>();
  return record?.[source] ? (
    <Fact label={`fields.complaints.${source}`}>
      <DayField source={source} hasTime />
    </Fact>
  ) : null;
}

export function ComplaintFacts() {
  return (
    <Facts title={`${words}.facts`}>
      <Texts names={['concerning', 'description']} isWide />
      <Day source="happenedOn" />
      <Day source="happenedUntil" />
      <Texts names={['place']} />
      <Texts names={['damage', 'comments']} isWide />
    </Facts>
  );
}

export function DeadlineFacts() {
  const record = useRecordContext<WholeComplaintRecord>();
  return (
    <Facts title={`${words}.deadlines`}>
      <Moment source="receivedAt" />
      <Day source="acknowledgeBy" />
      <Moment source="acknowledgedAt" />
      <Day source="answerBy" />
      <Moment source="decidedAt" />
      {record?.outcome && (
        <Fact label="fields.complaints.outcome">
          <TranslatedField source="outcome" words="support.complaints.outcomes" />
        </Fact>
      )}
    </Facts>
  );
}

export function ComplainantFacts() {
  const record = useRecordContext<WholeComplaintRecord>();
  return (
    <Facts title={`${words}.complainant`}>
      <Texts names={['name']} />
      <Fact label="fields.complaints.kind">
        <TranslatedField source="kind" words="support.complaints.kinds" />
      </Fact>
      {record?.userId && (
        <Fact label="fields.complaints.userName">
          <CustomerField />
        </Fact>
      )}
      <Texts names={['identification', 'clientReference']} />
      {record?.email && (
        <Fact label="fields.complaints.email">
          <EmailField source="email" />
        </Fact>
      )}
      <Texts names={['phone']} />
      <Texts names={['address']} isWide />
      <Fact label="fields.complaints.country">
        <CountryField source="country" />
      </Fact>
      <Fact label="fields.complaints.language">
        <TranslatedField source="language" words="account.languages" />
      </Fact>
      <Texts names={['contact']} isWide />
    </Facts>
  );
}

export function RepresentativeFacts() {
  return (
    <Facts title={`${words}.representative`}>
      <Texts names={['representativeName', 'representativeIdentification']} />
      <Texts names={['representativeContact']} isWide />
    </Facts>
  );
}
