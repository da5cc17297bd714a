import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';

interface FileTabButtonProps {
  name: string;
  findUrl: () => Promise<{ url: string }>;
}

/** Opens a file in a new tab at a temporary address. If the browser blocks the tab, a link appears instead. */
export function FileTabButton({ name, findUrl }: FileTabButtonProps) {
  const notifyRefusal = useNotifyRefusal();
  const [blocked, setBlocked] = useState<string>();
  const open = async () => {
    const { url } = await findUrl();
    if (!window.open(url, '_blank')) setBlocked(url);
  };
  const wrap = { ml: '-5px', overflowWrap: 'anywhere', textAlign: 'left' };
  if (blocked) {
    return (
      <Button size="small" href={blocked} target="_blank" rel="noreferrer" sx={wrap}>
        {name}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={() => void open().catch(notifyRefusal)} sx={wrap}>
      {name}
    </Button>
  );
}
