import { useTranslate } from 'react-admin';
import { FileView } from './FileView.tsx';
import { SeeFileButton } from './SeeFileButton.tsx';
import { useUrlOnDemand } from './use-url-on-demand.ts';

interface FileOnDemandProps {
  file: { name: string; type: string };
  label: string;
  findUrl: () => Promise<{ url: string }>;
}

/** A button that shows a file in place. */
export function FileOnDemand({ file, label, findUrl }: FileOnDemandProps) {
  const translate = useTranslate();
  const { url, ask } = useUrlOnDemand(findUrl);
  if (url) return <FileView url={url} type={file.type} name={file.name} />;
  return <SeeFileButton label={translate(label)} name={file.name} onClick={ask} />;
}
