import Alert from '@mui/material/Alert';
import { FormDataConsumer, TextInput, useRecordContext, useTranslate } from 'react-admin';

interface WhyInputProps {
  /** Whether only some such acts need a second administrator, which is decided when the act is sent. */
  isSometimes?: boolean;
}

/** Says that an act needs a second administrator, and asks why it is proposed. */
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

/** The same in a form of which only some changes need a second administrator. */
export function WhyIfChanged({ sources }: { sources: readonly string[] }) {
  const record = useRecordContext();
  // A new record changes nothing.
  if (!record?.id) return null;
  return (
    <FormDataConsumer>
      {({ formData }) => {
        const isChanged = sources.some(
          (source) => source in formData && (formData[source] || null) !== (record[source] ?? null),
        );
        return isChanged && <WhyInput />;
      }}
    </FormDataConsumer>
  );
}
