import { CheckInput } from '../../ui/inputs.tsx';
import type { FormState } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { PictureButton } from './PictureButton.tsx';
import type { TicketValues } from './use-new-ticket.ts';
import type { Screenshot } from './use-screenshot.ts';

interface Props {
  form: FormState<TicketValues>;
  screenshot: Screenshot;
  onRetake: () => void;
}

/** A preview of the screenshot. The user can retake it or leave it out. */
export function ScreenshotInput({ form, screenshot, onRetake }: Props) {
  const say = useSay();
  const retake = (
    <button className="plain-button" type="button" onClick={onRetake}>
      {say('support.site.screenshot.retake')}
    </button>
  );
  if (screenshot.state === 'taking') {
    return <output className="screenshot-shape" aria-label={say('support.site.screenshot.taking')} />;
  }
  if (screenshot.state === 'failed') {
    return (
      <div className="notice warning">
        <p>{say('support.site.screenshot.failed')}</p>
        {retake}
      </div>
    );
  }
  return (
    <div className="screenshot">
      <CheckInput form={form} name="withScreenshot" label={say('support.site.screenshot.enclose')}>
        {say('support.site.screenshot.hint')}
      </CheckInput>
      {form.values.withScreenshot && (
        <>
          <PictureButton address={screenshot.picture.address} name={say('support.site.screenshot.name')} />
          {retake}
        </>
      )}
    </div>
  );
}
