import { Box } from '@mui/material';
import { imageTypes } from '@semilla/contract';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { ProjectTypeRecord } from '../../api/record-types/project-type-record.ts';
import { FormSection } from '../../kit/form/FormSection.tsx';
import { FileInput } from '../../kit/inputs/FileInput.tsx';

function CurrentImageField() {
  const record = useRecordContext<ProjectTypeRecord>();
  const translate = useTranslate();
  if (!record?.imageUrl) return null;
  return (
    <Box
      component="img"
      src={record.imageUrl}
      alt={translate('project.backoffice.types.presentImage')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, borderRadius: 1, mb: 1 }}
    />
  );
}

export function ProjectTypeInputs() {
  return (
    <>
      <FormSection title="project.backoffice.types.section">
        <TextInput source="name" label="fields.projectTypes.name" isRequired />
        <TextInput source="nameEn" label="fields.projectTypes.nameEn" />
        <TextInput
          source="description"
          label="fields.projectTypes.description"
          multiline
          minRows={3}
          isRequired
        />
        <TextInput source="descriptionEn" label="fields.projectTypes.descriptionEn" multiline minRows={3} />
      </FormSection>
      <FormSection title="project.backoffice.types.image" hint="project.backoffice.types.imageHint">
        <div className="wide">
          <CurrentImageField />
          <FileInput
            source="image"
            label="project.backoffice.types.chooseImage"
            helperText="project.backoffice.types.fileHint"
            types={imageTypes}
          />
        </div>
      </FormSection>
    </>
  );
}
