import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import './picture-button.css';

interface Props {
  address: string;
  name: string;
}

/** A thumbnail that opens the picture in a dialog. */
export function PictureButton({ address, name }: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="picture-button"
        type="button"
        aria-haspopup="dialog"
        aria-label={say('support.site.enlarge', { name })}
        onClick={() => setOpen(true)}
      >
        <img src={address} alt="" />
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <img className="picture-large" src={address} alt={name} />
        </Dialog>
      )}
    </>
  );
}
