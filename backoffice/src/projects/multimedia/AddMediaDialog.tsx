import { useRef } from 'react';
import { SaveButtons } from '../../inputs/DialogForm.tsx';
import { FormDialog } from '../../inputs/FormDialog.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import type { MediaRecord } from '../project-record.ts';
import { MediaItemsInput } from './MediaItemsInput.tsx';
import { useAddMedia } from './use-add-media.ts';

/** Adds pictures and videos, as many as are chosen. */
export function AddMediaDialog({ projectId, onDone, onGoOn, onClose }: FormProps<MediaRecord>) {
  const goesOn = useRef(false);
  const choose = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
  };
  const end = () => (goesOn.current && onGoOn ? onGoOn() : onDone());
  const { problemsOf, send, uploadPercent, stop } = useAddMedia(projectId, end);
  return (
    <FormDialog
      title="project.backoffice.multimedia.add"
      validate={problemsOf}
      onSubmit={send}
      onLeave={uploadPercent === undefined ? onClose : stop}
      uploadPercent={uploadPercent}
      submit={onGoOn && <SaveButtons onPress={choose} />}
    >
      <MediaItemsInput />
    </FormDialog>
  );
}
