import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { mediaTypes } from '@semilla/contract';
import { TextInput, useInput, useTranslate } from 'react-admin';
import { ChosenFile } from '../../inputs/ChosenFile.tsx';
import { DropArea } from '../../inputs/DropArea.tsx';
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

/** Asks for pictures and videos, many at once, and for a description of each. */
export function MediaItemsInput() {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: 'items' });
  const items: MediaItem[] = field.value || [];
  return (
    <DropArea
      id={id}
      label={translate('project.backoffice.multimedia.chooseFiles')}
      hint={translate('project.backoffice.multimedia.fileHint')}
      error={fieldState.error?.message}
      types={mediaTypes}
      isMultiple
      onChoose={(files) => field.onChange([...items, ...files.map(mediaItem)])}
    >
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
    </DropArea>
  );
}
