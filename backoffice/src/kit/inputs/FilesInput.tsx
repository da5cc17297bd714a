import AttachFileIcon from '@mui/icons-material/AttachFile';
import { Box, Chip } from '@mui/material';
import type { FileType } from '@semilla/contract';
import { formatFileSize } from '@semilla/format';
import { useInput, useTranslate } from 'react-admin';
import { DropArea } from './DropArea.tsx';

interface FilesInputProps {
  source: string;
  label: string;
  helperText: string;
  /** The accepted types, from the contract. */
  types: readonly FileType[];
}

/** Asks for several files. Each can be removed. */
export function FilesInput({ types, helperText, ...props }: FilesInputProps) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput(props);
  const files: File[] = field.value || [];
  const remove = (file: File) => field.onChange(files.filter((candidate) => candidate !== file));

  return (
    <DropArea
      id={id}
      label={translate(props.label)}
      icon={<AttachFileIcon />}
      hint={translate(helperText)}
      error={fieldState.error?.message}
      types={types}
      isMultiple
      onChoose={(more) => field.onChange([...files, ...more])}
    >
      {files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {files.map((file) => (
            <Chip
              key={`${file.name} ${file.size} ${file.lastModified}`}
              label={`${file.name} (${formatFileSize(file.size)})`}
              onDelete={() => remove(file)}
              slotProps={{ label: { title: file.name } }}
              sx={{ maxWidth: '100%' }}
            />
          ))}
        </Box>
      )}
    </DropArea>
  );
}
