import AddIcon from '@mui/icons-material/Add';
import FileIcon from '@mui/icons-material/DescriptionOutlined';
import { Button, Chip, Link } from '@mui/material';
import { attachmentTypes, ownerDocumentKinds } from '@semilla/contract';
import { useState } from 'react';
import { DataTable, SelectInput, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { OwnerDocumentRecord, OwnerRecord } from '../../api/record-types/owner-record.ts';
import { useMay } from '../../api/use-may.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { TranslatedField } from '../../kit/fields/TranslatedField.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { DateInput } from '../../kit/inputs/DateInput.tsx';
import { FileInput } from '../../kit/inputs/FileInput.tsx';
import { RecordCards } from '../../kit/list/RecordCards.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { RelatedList } from '../../kit/list/RelatedList.tsx';
import { RowCard } from '../../kit/list/RowCard.tsx';
import { DeleteButton } from '../../kit/record/DeleteButton.tsx';

const { Col } = DataTable<OwnerDocumentRecord>;
const fields = 'fields.ownerDocuments';
const words = 'project.backoffice.owners.documents';
const kinds = ownerDocumentKinds.map((id) => ({ id, name: `project.ownerDocumentKinds.${id}` }));

function KindField() {
  return <TranslatedField source="kind" words="project.ownerDocumentKinds" />;
}

function FileField() {
  const record = useRecordContext<OwnerDocumentRecord>();
  if (!record) return null;
  return (
    <Link href={record.viewUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {record.file.name}
    </Link>
  );
}

function OutOfDateField() {
  const record = useRecordContext<OwnerDocumentRecord>();
  const translate = useTranslate();
  if (!record?.isOutOfDate) return null;
  return <Chip size="small" color="warning" label={translate(`${fields}.isOutOfDate`)} />;
}

function DeleteDocument() {
  const record = useRecordContext<OwnerDocumentRecord>();
  return record ? <DeleteButton resource="owner-documents" name={record.file.name} /> : null;
}

function DocumentTable({ mayEdit }: { mayEdit: boolean }) {
  return (
    <RecordTable<OwnerDocumentRecord> rowClick={false}>
      <Col source="kind" label={`${fields}.kind`} field={KindField} />
      <Col source="file.name" label={`${fields}.fileName`} field={FileField} disableSort />
      <Col source="addedByName" label={`${fields}.addedByName`} disableSort />
      <Col source="issuedOn" label={`${fields}.issuedOn`} field={DayField} disableSort />
      <Col source="createdAt" label={`${fields}.createdAt`} field={DayField} />
      <Col source="isOutOfDate" label={`${fields}.isOutOfDate`} field={OutOfDateField} disableSort />
      {mayEdit && (
        <Col source="acts" label="ra.action.delete" align="right" field={DeleteDocument} disableSort />
      )}
    </RecordTable>
  );
}

interface DocumentDialogProps {
  ownerId: string;
  onDone: () => void;
  onClose: () => void;
}

function DocumentDialog({ ownerId, onDone, onClose }: DocumentDialogProps) {
  return (
    <DialogForm
      title={`${words}.add`}
      resource="owner-documents"
      given={{ ownerId }}
      onDone={onDone}
      onClose={onClose}
    >
      <SelectInput source="kind" label={`${fields}.kind`} choices={kinds} isRequired />
      <DateInput source="issuedOn" label={`${fields}.issuedOn`} isRequired />
      <FileInput
        source="file"
        label={`${words}.chooseFile`}
        helperText={`${words}.fileHint`}
        types={attachmentTypes}
      />
    </DialogForm>
  );
}

export default function OwnerDocuments() {
  const owner = useRecordContext<OwnerRecord>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const mayEdit = useMay('owners', 'edit') ?? false;
  const [isAdding, setAdding] = useState(false);
  if (!owner) return null;
  const close = () => setAdding(false);
  return (
    <>
      <RelatedList
        resource="owner-documents"
        target="ownerId"
        sort={{ field: 'createdAt', order: 'DESC' }}
        sortable={['createdAt', 'kind']}
        table={<DocumentTable mayEdit={mayEdit} />}
        cards={
          <RecordCards<OwnerDocumentRecord>>
            {() => (
              <RowCard
                icon={<FileIcon />}
                title={<FileField />}
                details={
                  <>
                    <KindField /> <OutOfDateField />
                  </>
                }
              >
                {mayEdit && <DeleteDocument />}
              </RowCard>
            )}
          </RecordCards>
        }
        icon={<FileIcon />}
        empty={`${words}.empty`}
        emptyHint={`${words}.emptyHint`}
        actions={
          mayEdit && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              {translate(`${words}.add`)}
            </Button>
          )
        }
      />
      {isAdding && (
        <DocumentDialog
          ownerId={owner.id}
          onClose={close}
          onDone={() => {
            refresh();
            close();
          }}
        />
      )}
    </>
  );
}
