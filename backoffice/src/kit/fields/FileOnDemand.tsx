import { useTranslate } from 'react-admin';
import { FileView } from './FileView.tsx';
import { SeeFileButton } from './SeeFileButton.tsx';
import { type FileOfRecord, useUrlOnDemand } from './use-url-on-demand.ts';

interface FileOnDemandProps extends FileOfRecord {
  file: { name: string; type: string };
  label: string;
}

/** A button that shows a file in place. */
export function FileOnDemand({ file, label, ...ofRecord }: FileOnDemandProps) {
  const translate = useTranslate();
  const { url, ask } = useUrlOnDemand(ofRecord);
  if (url) return <FileView url={url} type={file.type} name={file.name} />;
  return <SeeFileButton label={translate(label)} name={file.name} onClick={ask} />;
}
