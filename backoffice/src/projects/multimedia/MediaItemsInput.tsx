import RemoveIcon from '@mui/icons-material/Close';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { mediaTypes } from '@semilla/contract';
import { InputHelperText, TextInput, useInput, useTranslate } from 'react-admin';
import { ChosenFile } from '../../inputs/ChosenFile.tsx';
import { type MediaItem, mediaItem } from './media-item.ts';

interface ItemProps {
  item: MediaItem;
  onRemove: () => void;
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

// The file input inside receives the clicks and the focus; the label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Asks for pictures and videos, many at once, by click or drag and drop, and for a description of each. */
export function MediaItemsInput() {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'items' });
  const items: MediaItem[] = field.value || [];
  const add = (files: FileList | null) =>
    files?.length && field.onChange([...items, ...[...files].map(mediaItem)]);
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
      sx={{
        border: '1px dashed',
        borderColor: fieldState.invalid ? 'error.main' : 'divider',
        borderRadius: 1,
        p: 2,
      }}
    >
      <Button {...aroundField} variant="outlined" startIcon={<UploadFileIcon />}>
        {translate('project.backoffice.multimedia.chooseFiles')}
        <input
          id={id}
          type="file"
          multiple
          accept={mediaTypes.join(',')}
          aria-invalid={fieldState.invalid}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            add(target.files);
            // Without this, choosing a removed file again would not fire a change event.
            target.value = '';
          }}
          className="visually-hidden"
        />
      </Button>
      <FormHelperText id={`${id}-help`} error={fieldState.invalid} component="div">
        <InputHelperText
          error={fieldState.error?.message}
          helperText="project.backoffice.multimedia.fileHint"
        />
      </FormHelperText>
      {items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onRemove={() => field.onChange(items.filter((other) => other !== item))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
