import type { MediaRecord } from '../../../api/record-types/project-record.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useGoingOnAfterSave } from '../../../kit/form/going-on-after-save.tsx';
import type { FormProps } from '../contents/ContentsList.tsx';
import { MediaItemsInput } from './MediaItemsInput.tsx';
import { useAddMedia } from './use-add-media.ts';

/** Adds pictures and videos, as many as are chosen. */
export function AddMediaDialog({ projectId, onDone, onGoOn, onClose }: FormProps<MediaRecord>) {
  // Multimedia is the last step of creating a project.
  const { end, buttons } = useGoingOnAfterSave(onDone, onGoOn, 'project.backoffice.create.saveAndFinish');
  const { problemsOf, send, sentIds, uploadPercent, stop } = useAddMedia(projectId, end);
  // The list must show what was added before the user gave up the rest.
  const leave = sentIds.size ? onDone : onClose;
  return (
    <FormDialog
      title="project.backoffice.multimedia.add"
      validate={problemsOf}
      onSubmit={send}
      onLeave={uploadPercent === undefined ? leave : stop}
      uploadPercent={uploadPercent}
      submit={buttons}
    >
      <MediaItemsInput sentIds={sentIds} />
    </FormDialog>
  );
}
