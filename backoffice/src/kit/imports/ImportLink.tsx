import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { CanAccess, LinkBase, useTranslate } from 'react-admin';
// Imports only the type, because the module itself would make the script of the list larger.
import type { ImportName } from './import-kinds.ts';

/** Leads from a list to the import of its records. Users who may not create them do not see it. */
export function ImportLink({ of }: { of: ImportName }) {
  const translate = useTranslate();
  return (
    <CanAccess action="create">
      <Button component={LinkBase} to={`/${of}/import`} startIcon={<UploadIcon />}>
        {translate('overview.import.link')}
      </Button>
    </CanAccess>
  );
}
