import { Alert } from '@mui/material';
import { FormDataConsumer, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { SecondPersonHint, type SecondPersonReasons } from './SecondPersonHint.tsx';

interface WhyInputProps {
  /** Why a second administrator must agree, if the act does not always need one. */
  reasons?: SecondPersonReasons;
}

/** Tells the user that a second administrator must agree, and asks for the reason. */
export function WhyInput({ reasons = [] }: WhyInputProps) {
  const translate = useTranslate();
  return (
    <>
      <SecondPersonHint reasons={reasons}>
        <Alert severity="info" className="wide">
          {translate('approvals.needsSecond')}
        </Alert>
      </SecondPersonHint>
      <TextInput className="wide" source="why" label="approvals.why" multiline minRows={2} isRequired />
    </>
  );
}

/** Like WhyInput, but shown only while one of the fields in `sources` differs from the record. */
export function WhyIfChanged({ sources }: { sources: readonly string[] }) {
  const record = useRecordContext();
  // Creating a record needs no second administrator.
  if (!record?.id) return null;
  return (
    <FormDataConsumer>
      {({ formData }) => {
        const isChanged = sources.some(
          (source) => source in formData && (formData[source] || null) !== (record[source] || null),
        );
        return isChanged && <WhyInput />;
      }}
    </FormDataConsumer>
  );
}
