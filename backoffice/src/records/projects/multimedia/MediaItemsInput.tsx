import RemoveIcon from '@mui/icons-material/Close';
import { Alert, Box, Card, FormHelperText, IconButton } from '@mui/material';
import { mediaTypes } from '@semilla/contract';
import { InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { ChosenFile } from '../../../kit/inputs/ChosenFile.tsx';
import { DropArea } from '../../../kit/inputs/DropArea.tsx';
import { type MediaItem, mediaItem } from './media-item.ts';

interface ItemProps {
  item: MediaItem;
  onRemove: () => void;
}

/** The problem of a file itself, such as its size. */
function FileProblem({ id }: Pick<MediaItem, 'id'>) {
  const { errors } = useFormState({ name: `files.${id}` });
  const error: string | undefined = get(errors, `files.${id}.message`);
  return error ? (
    <FormHelperText error role="alert">
      <InputHelperText error={error} />
    </FormHelperText>
  ) : null;
}

const isKnown = ({ type }: File) => mediaTypes.some((known) => known === type);

function Item({ item: { id, file }, onRemove }: ItemProps) {
  const translate = useTranslate();
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <ChosenFile file={file} hasPreview={isKnown(file)} />
        <IconButton
          size="small"
          onClick={onRemove}
          aria-label={translate('project.backoffice.multimedia.remove', { name: file.name })}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
      <FileProblem id={id} />
      <TextInput
        source={`texts.${id}.description`}
        label="fields.projectMediaFiles.description"
        helperText="project.backoffice.multimedia.descriptionHint"
        isRequired
      />
      <TextInput source={`texts.${id}.descriptionEn`} label="fields.projectMediaFiles.descriptionEn" />
    </Card>
  );
}

interface MediaItemsInputProps {
  /** The items that were uploaded before one was refused. They can no longer be changed here. */
  sentIds: ReadonlySet<string>;
}

/** Asks for pictures and videos, many at once, and for a description of each. */
export function MediaItemsInput({ sentIds }: MediaItemsInputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'items' });
  const items: MediaItem[] = field.value || [];
  const unsent = items.filter((item) => !sentIds.has(item.id));
  return (
    <>
      {sentIds.size > 0 && (
        <Alert severity="info">
          {translate('project.backoffice.multimedia.addedBefore', { smart_count: sentIds.size })}
        </Alert>
      )}
      <DropArea
        id={id}
        label={translate('project.backoffice.multimedia.chooseFiles')}
        hint={translate('project.backoffice.multimedia.fileHint')}
        error={fieldState.error?.message}
        types={mediaTypes}
        isMultiple
        onChoose={(files) => field.onChange([...items, ...files.map(mediaItem)])}
      >
        {unsent.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
            {unsent.map((item) => (
              <Item
                key={item.id}
                item={item}
                onRemove={() => field.onChange(items.filter((other) => other !== item))}
              />
            ))}
          </Box>
        )}
      </DropArea>
    </>
  );
}
