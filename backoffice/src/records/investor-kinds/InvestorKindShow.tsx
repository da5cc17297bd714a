import { Box } from '@mui/material';
import { companyFigures, type Field, investorKindFieldList, personFigures } from '@semilla/contract';
import { useRecordContext, useTranslate } from 'react-admin';
import type { InvestorKindOf } from '../../api/record-types/investor-kind-record.ts';
import { useMay } from '../../api/use-may.ts';
import { CustomerField } from '../../kit/fields/CustomerField.tsx';
import { FieldFacts } from '../../kit/fields/FieldFacts.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import { NextInQueue } from '../../kit/queue/QueueLink.tsx';
import { ShownRecord } from '../../kit/record/ShownRecord.tsx';
import { CriteriaCard } from './CriteriaCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { DocumentField } from './DocumentField.tsx';
import { InvestorKindStateField } from './InvestorKindStateField.tsx';
import { ReadTexts } from './ReadTexts.tsx';

const { fields } = investorKindFieldList;

function figuresOf({ kind, userKind }: InvestorKindOf): Field[] {
  if (kind === 'professional') return [fields.professionalCategory];
  return (userKind === 'company' ? companyFigures : personFigures).map((name) => fields[name]);
}

function Heading({ record }: { record: InvestorKindOf }) {
  const translate = useTranslate();
  const mayDecide = useMay('investor-kinds', 'edit');
  return (
    <PageHeading
      title={translate('investor.backoffice.requestOf', { name: record.userName })}
      trail={[
        { label: translate('investor.backoffice.list.title'), to: '/investor-kinds/' },
        { label: record.userName, to: `/customer/${record.userId}/investor` },
      ]}
      beside={<InvestorKindStateField source="state" />}
      actions={
        mayDecide && (
          <NextInQueue
            key={record.id}
            of="investor-kinds"
            current={record}
            isWaiting={record.state === 'pending'}
          />
        )
      }
    />
  );
}

function Content() {
  const record = useRecordContext<InvestorKindOf>();
  if (!record) return null;
  const decided = [fields.decidedByName, fields.decidedAt];
  const ended = record.endedAt === null ? [] : [fields.endedByName, fields.endedAt];
  const validity = [fields.validFrom, fields.validUntil, ...decided, ...ended];
  return (
    <>
      <Heading record={record} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FieldFacts
            title="investor.backoffice.sections.stated"
            fields={[
              fields.userName,
              fields.userKind,
              fields.kind,
              fields.createdAt,
              ...figuresOf(record),
              fields.fileName,
              fields.textsVersion,
            ]}
            own={{ userName: CustomerField, fileName: DocumentField }}
          />
          <CriteriaCard record={record} />
          <ReadTexts record={record} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <DecisionCard record={record} />
          {record.state !== 'pending' && (
            <FieldFacts
              title="investor.backoffice.sections.validity"
              fields={[
                ...validity,
                ...(record.proof ? [fields.proof] : []),
                ...(record.reason ? [fields.reason] : []),
              ]}
            />
          )}
        </Box>
      </Box>
    </>
  );
}

export default function InvestorKindShow() {
  return (
    <ShownRecord subjectType="investor-kind">
      <Content />
    </ShownRecord>
  );
}
