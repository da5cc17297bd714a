import AddIcon from '@mui/icons-material/Add';
import PercentIcon from '@mui/icons-material/PercentOutlined';
import { Button, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatDate, formatPercent } from '@semilla/format';
import { useState } from 'react';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { TaxTreatmentRecord } from '../../../api/record-types/tax-treatment-record.ts';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { FileOnDemand } from '../../../kit/fields/FileOnDemand.tsx';
import { PercentField } from '../../../kit/fields/PercentField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { TranslatedField } from '../../../kit/fields/TranslatedField.tsx';
import { RecordCards } from '../../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../../kit/list/RelatedList.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';
import { AddInDialog } from './AddInDialog.tsx';
import { EndTaxTreatmentDialog } from './EndTaxTreatmentDialog.tsx';
import { TaxTreatmentDialog } from './TaxTreatmentDialog.tsx';

const { Col } = DataTable<TaxTreatmentRecord>;
const words = 'account.taxTreatments';
const fields = 'fields.taxTreatments';

const wasVoided = ({ fromDate, toDate }: TaxTreatmentRecord) => toDate < fromDate;

/** The last day, or a note that the treatment was withdrawn from the beginning. */
function LastDayField() {
  const record = useRecordContext<TaxTreatmentRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return <>{wasVoided(record) ? translate(`${words}.void`) : formatDate(record.toDate)}</>;
}

/** The buttons of a treatment: open its certificate, or end it earlier. */
function ActsField() {
  const record = useRecordContext<TaxTreatmentRecord>();
  const translate = useTranslate();
  const maySee = useMay('tax-treatments', 'seeCertificate');
  const mayEnd = useMay('tax-treatments', 'end');
  const [isEnding, setEnding] = useState(false);
  if (!record) return null;
  const { taxTreatmentId, file } = record;
  return (
    <>
      {maySee && (
        <FileOnDemand
          file={file}
          label={`${words}.seeCertificate`}
          findUrl={() => call(v1.taxTreatments.findCertificateUrl, { params: { taxTreatmentId } })}
        />
      )}
      {mayEnd && !wasVoided(record) && (
        <Button size="small" onClick={() => setEnding(true)}>
          {translate(`${words}.end`)}
        </Button>
      )}
      {isEnding && <EndTaxTreatmentDialog treatment={record} onClose={() => setEnding(false)} />}
    </>
  );
}

const table = (
  <RecordTable<TaxTreatmentRecord> rowClick={false} hiddenColumns={['proposedByName', 'approvedByName']}>
    <Col source="kind" label={`${fields}.kind`} disableSort>
      <TranslatedField source="kind" words={`${words}.kinds`} />
    </Col>
    <Col source="rate" label={`${fields}.rate`} field={PercentField} align="right" disableSort />
    <Col source="fromDate" label={`${fields}.fromDate`} field={DayField} />
    <Col source="toDate" label={`${fields}.toDate`} field={LastDayField} />
    <Col source="reason" label={`${fields}.reason`} field={PlainField} disableSort />
    <Col source="proposedByName" label={`${fields}.proposedByName`} field={PlainField} disableSort />
    <Col source="approvedByName" label={`${fields}.approvedByName`} field={PlainField} disableSort />
    <Col source="fileName" label={`${fields}.fileName`} field={ActsField} disableSort />
  </RecordTable>
);

const cards = (
  <RecordCards<TaxTreatmentRecord>>
    {({ rate, fromDate }) => (
      <RowCard
        icon={<PercentIcon />}
        title={<TranslatedField source="kind" words={`${words}.kinds`} />}
        details={
          <>
            {formatPercent(rate)} · {formatDate(fromDate)} – <LastDayField />
          </>
        }
      >
        <ActsField />
      </RowCard>
    )}
  </RecordCards>
);

/** Exceptional withholding rates of a customer. Proposing and ending one needs two people. */
export function TaxTreatments() {
  const translate = useTranslate();
  return (
    <>
      <Typography color="textSecondary">{translate(`${words}.lead`)}</Typography>
      <RelatedList
        resource="tax-treatments"
        target="userId"
        sort={{ field: 'fromDate', order: 'DESC' }}
        sortable={['fromDate', 'toDate', 'createdAt']}
        table={table}
        cards={cards}
        icon={<PercentIcon />}
        empty={`${words}.none`}
        emptyHint={`${words}.noneHint`}
        actions={
          <AddInDialog
            resource="tax-treatments"
            label={`${words}.add`}
            icon={<AddIcon />}
            dialog={TaxTreatmentDialog}
          />
        }
      />
    </>
  );
}
