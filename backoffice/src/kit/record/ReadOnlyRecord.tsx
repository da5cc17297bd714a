import { Box } from '@mui/material';
import type { Field } from '@semilla/contract';
import type { MessageKey } from '@semilla/i18n';
import type { ComponentType } from 'react';
import {
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { FieldFacts } from '../fields/FieldFacts.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { RecordLoading } from './RecordLoading.tsx';
import { ShownRecord } from './ShownRecord.tsx';

interface ReadOnlyRecordProps {
  /** The heading of the values. */
  title: string;
  fields: readonly Field[];
  /** The title of the list, if it is not the name in the menu. */
  listTitle?: MessageKey;
  /** Replaces the default component of a field, by field name. */
  own?: Readonly<Record<string, ComponentType<{ source: string }>>>;
}

function Content({ listTitle, ...props }: ReadOnlyRecordProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const nameOf = useGetRecordRepresentation(resource);
  if (!record) return <RecordLoading />;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <PageHeading
        title={String(nameOf(record))}
        trail={[{ label: listTitle ? translate(listTitle) : labelOf(resource, 2), to: `/${resource}/` }]}
      />
      <FieldFacts areWide {...props} />
    </Box>
  );
}

/** The page of a record that has only a form, for users who may not edit it. */
export function ReadOnlyRecord(props: ReadOnlyRecordProps) {
  return (
    <ShownRecord>
      <Content {...props} />
    </ShownRecord>
  );
}
