import { importRowsMax } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { ChosenFile } from '../inputs/ChosenFile.tsx';
import { DropArea } from '../inputs/DropArea.tsx';

interface ChooseTableProps {
  file: File | undefined;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

const types = ['text/csv'] as const;

/** Asks for a CSV file. */
export function ChooseTable({ file, isDisabled, onChoose }: ChooseTableProps) {
  const translate = useTranslate();
  return (
    <DropArea
      label={translate(file ? 'overview.import.chooseOther' : 'overview.import.choose')}
      hint={translate('overview.import.chooseHint', { max: importRowsMax })}
      types={types}
      isMain={!file}
      isDisabled={isDisabled}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
    >
      {file && <ChosenFile file={file} hasPreview={false} />}
    </DropArea>
  );
}
