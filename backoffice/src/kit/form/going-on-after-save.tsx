import type { MessageKey } from '@semilla/i18n';
import { useRef } from 'react';
import { SaveButton } from 'react-admin';

interface SaveButtonsProps {
  goOnLabel: MessageKey;
  /** Called before the form is submitted. */
  onPress: (goesOn: boolean) => void;
}

function SaveButtons({ goOnLabel, onPress }: SaveButtonsProps) {
  return (
    <>
      <SaveButton
        alwaysEnable
        variant="outlined"
        label="project.backoffice.create.saveAndStay"
        icon={null}
        onClick={() => onPress(false)}
      />
      <SaveButton alwaysEnable label={goOnLabel} icon={null} onClick={() => onPress(true)} />
    </>
  );
}

/**
 * Lets a form in the steps of creating a project save and stay there, or save and go on. `end` is what to do after a save.
 * Without `onGoOn` there are no such buttons.
 */
export function useGoingOnAfterSave<Saved extends unknown[]>(
  onDone: (...saved: Saved) => void,
  onGoOn: (() => void) | undefined,
  goOnLabel: MessageKey = 'project.backoffice.create.saveAndGoOn',
) {
  const goesOn = useRef(false);
  const choose = (isGoingOn: boolean) => {
    goesOn.current = isGoingOn;
  };
  return {
    end: (...saved: Saved) => (goesOn.current && onGoOn ? onGoOn() : onDone(...saved)),
    buttons: onGoOn && <SaveButtons goOnLabel={goOnLabel} onPress={choose} />,
  };
}
