import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, useRedirect, useRefresh, useTranslate } from 'react-admin';
import { changesBetween } from '../../api/changes.ts';
import { type FormProblems, formProblems } from '../../api/form-problems.ts';
import { endpointOf } from '../../api/resources.ts';
import { RecordTogether } from '../together/RecordTogether.tsx';
import { FocusFirstProblem } from './FocusFirstProblem.tsx';
import { refusalsTogether, withFilesTogether } from './files-problems.ts';
import { PersistentForm } from './PersistentForm.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type Saved, useSaveRecord } from './use-save-record.ts';

type Values = Record<string, unknown>;

interface PageFormProps {
  resource: string;
  /** The record to edit. Without it, the form creates a new one. */
  record?: Saved | undefined;
  defaults?: Values;
  /** Validation in addition to the endpoint's schema. */
  problems?: (values: Values) => FormProblems;
  /** Converts the form's values to the values to send. */
  tidy?: (values: Values) => Values;
  /** The name of any field: react-admin exposes the form state only through `useInput`. */
  anyField: string;
  saveLabel?: string;
  /** Where to go after saving. */
  leadsTo?: 'list' | 'show';
  /** The source of a multi-file input, if there is one. */
  filesField?: string;
  children: ReactNode;
}

const none = () => ({});
const unchanged = (values: Values) => values;

/** A form that fills a page. After saving it opens the list or the record. */
export function PageForm({
  resource,
  record,
  defaults,
  problems = none,
  tidy = unchanged,
  anyField,
  saveLabel = 'ra.action.save',
  leadsTo = 'list',
  filesField = '',
  children,
}: PageFormProps) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const done = ({ id }: Saved) => {
    // Cached choice lists may contain the old record.
    refresh();
    redirect(leadsTo, resource, id);
  };
  const { save, uploadPercent, stop } = useSaveRecord(resource, record, done);
  const endpoint = endpointOf(resource, record ? 'edit' : 'create');
  // Only changed fields are sent, so only they are validated.
  const sent = (values: Values) => (record ? changesBetween(record, values) : values);
  return (
    <PersistentForm
      keepsDraft
      record={record}
      defaultValues={defaults}
      validate={(values) =>
        withFilesTogether({ ...formProblems(endpoint, sent(tidy(values))), ...problems(values) }, filesField)
      }
      onSubmit={async (values: Values) => refusalsTogether(await save(tidy(values)), filesField)}
    >
      {record && <RecordTogether />}
      <FocusFirstProblem source={anyField} />
      <Stack sx={{ gap: 2, maxWidth: 1080 }}>{children}</Stack>
      <Box sx={{ py: 2 }}>
        <UploadProgress percent={uploadPercent} />
        <Stack direction="row" sx={{ gap: 1, mt: 0.5 }}>
          <SaveButton label={saveLabel} alwaysEnable size="large" />
          {uploadPercent !== undefined && (
            <Button onClick={stop} size="large">
              {translate('ra.action.cancel')}
            </Button>
          )}
        </Stack>
      </Box>
    </PersistentForm>
  );
}
