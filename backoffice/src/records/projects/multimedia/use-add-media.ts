import { isAborted } from '@semilla/client';
import { useUpload } from '@semilla/client/react';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import {
  type FieldRefusals,
  type FormProblems,
  fieldProblem,
  formProblems,
  notSent,
} from '../../../api/form-problems.ts';
import { fieldRefusalsOf } from '../../../api/refusals.ts';
import { useNotifyRefusal } from '../../../kit/acts/use-notify-refusal.ts';
import { bodyOf, type MediaItem, type MediaValues } from './media-item.ts';

const resource = 'project-media-files';

/** The refused fields of one item, at the places where the form shows them. */
function refusalsAt({ id }: MediaItem, refused: Record<string, string>): FieldRefusals {
  const { file, ...texts } = refused;
  return {
    ...(file && { [`files.${id}`]: file }),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`texts.${id}.${name}`, text])),
  };
}

/**
 * Uploads pictures and videos one after the other, in the order in which they were chosen. If one is refused, those before
 * it are kept and not sent again; `sentIds` says which.
 */
export function useAddMedia(projectId: string, onDone: () => void) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const upload = useUpload();
  const [sentIds, setSentIds] = useState<ReadonlySet<string>>(new Set());
  const [share, setShare] = useState({ done: 0, of: 1 });

  const problemsOf = (values: MediaValues): FormProblems => {
    const { items = [] } = values;
    if (!items.length) return { items: fieldProblem('required') };
    const files: FormProblems = {};
    const texts: FormProblems = {};
    for (const item of items.filter(({ id }) => !sentIds.has(id))) {
      const { file, ...others } = formProblems(v1.projectMediaFiles.create, {
        projectId,
        ...bodyOf(item, values),
      });
      if (file) files[item.id] = file;
      if (Object.keys(others).length) texts[item.id] = others;
    }
    return {
      ...(Object.keys(files).length > 0 && { files }),
      ...(Object.keys(texts).length > 0 && { texts }),
    };
  };

  const send = async (values: MediaValues): Promise<FieldRefusals> => {
    const items = values.items ?? [];
    for (const [index, item] of items.entries()) {
      if (sentIds.has(item.id)) continue;
      setShare({ done: index, of: items.length });
      const data = { projectId, ...bodyOf(item, values) };
      try {
        await upload.send((options) => dataProvider.create(resource, { data, meta: { upload: options } }));
      } catch (error) {
        if (isAborted(error)) return notSent;
        const refused = fieldRefusalsOf(error);
        if (!refused) notifyRefusal(error);
        return refused ? refusalsAt(item, refused) : notSent;
      }
      setSentIds((earlier) => new Set([...earlier, item.id]));
    }
    notify('project.backoffice.multimedia.added', {
      type: 'success',
      messageArgs: { smart_count: items.length },
    });
    onDone();
    return undefined;
  };

  const { percent, stop } = upload;
  const uploadPercent =
    percent === undefined ? undefined : Math.round((share.done * 100 + percent) / share.of);
  return { problemsOf, send, sentIds, uploadPercent, stop };
}
