import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { FileView } from './FileView.tsx';

interface FileOnDemandProps {
  file: { name: string; type: string };
  label: string;
  findUrl: () => Promise<{ url: string }>;
}

/** A file that is shown once the user asks for it, because it needs a fresh factor. */
export function FileOnDemand({ file, label, findUrl }: FileOnDemandProps) {
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const [url, setUrl] = useState<string>();
  const show = () => findUrl().then((found) => setUrl(found.url), notifyRefusal);
  if (url) return <FileView url={url} type={file.type} name={file.name} />;
  return (
    <Button size="small" onClick={() => void show()}>
      {translate(label)}
      <span className="visually-hidden">: {file.name}</span>
    </Button>
  );
}
