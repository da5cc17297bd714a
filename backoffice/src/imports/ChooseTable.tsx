import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { importRowsMax } from '@semilla/contract';
import { formatFileSize } from '@semilla/format';
import { useTranslate } from 'react-admin';

interface ChooseTableProps {
  file: File | undefined;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

// The file input inside receives the clicks and the focus; the label only looks like a button.
const aroundField = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** Asks for a CSV file by click or drag and drop. */
export function ChooseTable({ file, isDisabled, onChoose }: ChooseTableProps) {
  const translate = useTranslate();
  const choose = (files: FileList | null) => !isDisabled && files?.[0] && onChoose(files[0]);
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
      sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button {...aroundField} variant={file ? 'outlined' : 'contained'} startIcon={<UploadFileIcon />}>
          {translate(file ? 'overview.import.chooseOther' : 'overview.import.choose')}
          <input
            type="file"
            accept=".csv,text/csv"
            disabled={isDisabled}
            aria-describedby="import-file-hint"
            className="visually-hidden"
            onChange={({ target }) => {
              choose(target.files);
              // Without this, choosing the corrected file again would not fire a change event.
              target.value = '';
            }}
          />
        </Button>
        {file && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {file.name} ({formatFileSize(file.size)})
          </Typography>
        )}
      </Box>
      <Typography id="import-file-hint" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('overview.import.chooseHint', { max: importRowsMax })}
      </Typography>
    </Box>
  );
}
