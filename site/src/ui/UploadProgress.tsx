import type { Upload } from '@semilla/client/react';
import { useSay } from './words-context.tsx';

/** The progress of an upload, with a cancel button. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const say = useSay();
  if (upload.percent === undefined) return null;
  return (
    <div className="upload">
      <progress max={100} value={upload.percent} aria-label={say('common.upload.sending')} />
      <button className="plain-button" type="button" onClick={upload.stop}>
        {say('common.upload.stop')}
      </button>
    </div>
  );
}
