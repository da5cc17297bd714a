import { type Sheet, sheetAttestation, v1 } from '@semilla/contract';
import { BooleanInput, TextInput, useLocaleState } from 'react-admin';
import { bodyFields } from '../../../api/body-fields.ts';
import { formProblems } from '../../../api/form-problems.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../../kit/second-person/why-problems.ts';

interface PublishDialogProps {
  draft: Sheet;
  /** The version number that the sheet will get. */
  number: number;
  /** True if investors or preinvestors may already have read the sheet, so the change must be explained to them. */
  hasReaders: boolean;
  onClose: () => void;
}

const words = 'project.sheet.backoffice';
const blank = { id: '' };

export function PublishDialog({ draft, number, hasReaders, onClose }: PublishDialogProps) {
  const [locale] = useLocaleState();
  const { act } = useAct();
  const { projectId, version: seenVersion } = draft;
  const bodyOf = (values: Record<string, unknown>) =>
    bodyFields(v1.sheets.publish, {
      ...values,
      seenVersion,
      attestationVersion: sheetAttestation.version,
    });
  const propose = async (values: Record<string, unknown>) => {
    const input = { params: { projectId }, body: bodyOf(values) as never };
    const run = () => call(v1.sheets.publish, input);
    // What was read is no longer the draft, so it has to be read again before it is published.
    const isDone = await act(run, { done: 'approvals.proposed', onEdited: onClose });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title={`${words}.publishTitle`}
      titleValues={{ number }}
      record={blank}
      defaultValues={{ isMaterial: hasReaders }}
      saveLabel={`${words}.propose`}
      validate={(values) => ({ ...formProblems(v1.sheets.publish, bodyOf(values)), ...whyProblems(values) })}
      onSubmit={propose}
      onLeave={onClose}
    >
      {hasReaders && (
        <>
          <TextInput source="changes" label="fields.sheetVersions.changes" multiline minRows={2} isRequired />
          <TextInput
            source="changesEn"
            label="fields.sheetVersions.changesEn"
            multiline
            minRows={2}
            isRequired
          />
          <BooleanInput source="isMaterial" label={`${words}.isMaterial`} />
        </>
      )}
      <TextInput
        source="drawnUpBy"
        label="fields.sheetVersions.drawnUpBy"
        helperText={`${words}.drawnUpByHint`}
        isRequired
      />
      <BooleanInput
        className="wide"
        source="isAttested"
        label={locale === 'en' ? sheetAttestation.en : sheetAttestation.es}
      />
      <WhyInput />
    </FormDialog>
  );
}
