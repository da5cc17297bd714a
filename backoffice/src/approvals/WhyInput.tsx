import Alert from '@mui/material/Alert';
import { FormDataConsumer, TextInput, useRecordContext, useTranslate } from 'react-admin';

interface WhyInputProps {
  /** True if only the server knows whether a second administrator is needed. The reason is then optional. */
  isSometimes?: boolean;
}

/** Tells the user that a second administrator must agree, and asks for the reason. */
export function WhyInput({ isSometimes = false }: WhyInputProps) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="info" className="wide">
        {translate(isSometimes ? 'approvals.mayNeedSecond' : 'approvals.needsSecond')}
      </Alert>
      <TextInput
        className="wide"
        source="why"
        label="approvals.why"
        multiline
        minRows={2}
        isRequired={!isSometimes}
      />
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
