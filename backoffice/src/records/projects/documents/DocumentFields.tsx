import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, ButtonBase, IconButton, Link, Tooltip } from '@mui/material';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { DocumentRecord } from '../../../api/record-types/project-record.ts';
import { textIn } from '../../../kit/fields/text-in.ts';
import { VisibilityField } from '../../../kit/fields/VisibilityField.tsx';
import { EditInPlace } from '../../../kit/form/in-place/EditInPlace.tsx';
import { ItemButtons } from '../contents/ItemButtons.tsx';
import { useEditInPlace } from '../contents/use-edit-in-place.ts';

const words = 'project.backoffice.documents';

export function DocumentTypeField() {
  const record = useRecordContext<DocumentRecord>();
  const [locale] = useLocaleState();
  return record ? textIn(locale, record.documentTypeName, record.documentTypeNameEn) : null;
}

const inNewTab = { target: '_blank', rel: 'noreferrer' } as const;

/** The title of a document, which opens its file. Users who may edit it change it in place, and have a button that opens the file. */
export function DocumentTitleField() {
  const record = useRecordContext<DocumentRecord>();
  const translate = useTranslate();
  const edit = useEditInPlace<DocumentRecord>();
  if (!record) return null;
  if (!edit) {
    return (
      <Link href={record.viewUrl} {...inNewTab} sx={{ overflowWrap: 'anywhere' }}>
        {record.description}
      </Link>
    );
  }
  const open = translate('common.backoffice.file.open');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <EditInPlace
        resource="project-documents"
        source="description"
        label="fields.projectDocuments.description"
        value={record.description}
        onSave={(description) => edit(record, { description })}
      />
      <Tooltip title={open}>
        <IconButton
          component="a"
          href={record.viewUrl}
          {...inNewTab}
          size="small"
          aria-label={`${open}: ${record.description}`}
        >
          <OpenInNewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Whether the site shows a document. Pressing it shows or hides the document. */
export function DocumentVisibilityField() {
  const record = useRecordContext<DocumentRecord>();
  const translate = useTranslate();
  const edit = useEditInPlace<DocumentRecord>();
  if (!record) return null;
  const { visible, description } = record;
  const chip = <VisibilityField isVisible={visible} words={words} />;
  if (!edit) return chip;
  return (
    <ButtonBase
      aria-label={`${translate(`${words}.${visible ? 'visible' : 'hidden'}`)}: ${description}`}
      title={translate(`${words}.${visible ? 'hide' : 'show'}`)}
      onClick={() => edit(record, { visible: !visible })}
      sx={{ borderRadius: 4 }}
    >
      {chip}
    </ButtonBase>
  );
}

export function DocumentButtons() {
  const record = useRecordContext<DocumentRecord>();
  return record && <ItemButtons record={record} name={record.description} canEdit={false} />;
}
