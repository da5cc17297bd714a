import { type ComplaintReceipt, customerComplaintPath } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  receipt: ComplaintReceipt;
  /** Whether the complainant has an account, where the complaint has a page. */
  hasPage?: boolean;
}

/** Shown after the complaint was submitted. */
export function Sent({ receipt, hasPage = false }: Props) {
  const say = useSay();
  const { reference, email, acknowledgeBy, complaintId } = receipt;
  return (
    <section className="panel complaint-step">
      <h2>{say('support.complaints.site.form.sentTitle')}</h2>
      <output className="notice success">
        {say('support.complaints.site.form.sentText', { reference, email })}
      </output>
      <p>{say('support.complaints.site.form.sentNext', { day: formatDate(acknowledgeBy) })}</p>
      {hasPage && (
        <a className="button" href={customerComplaintPath(complaintId)}>
          {say('support.complaints.site.form.see')}
        </a>
      )}
    </section>
  );
}
