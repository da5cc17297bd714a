import { type TaxYear, v1 } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from '../profile/Section.tsx';

interface Certificate {
  walletId: string;
  year: number;
}

const saveCertificate = ({ walletId, year }: Certificate) =>
  saveFile(api(v1.taxCertificates.findPdf, { params: { walletId, year } }), `semilla-${year}.pdf`);

/** A year's interest and tax. The certificate is available once the year is over. */
function Year({ walletId, year, gross, tax, isOver }: TaxYear & { walletId: string }) {
  const say = useSay();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const download = async () => {
    setState('loading');
    setState(
      await saveCertificate({ walletId, year }).then(
        () => 'ready' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <li className="tax-year">
      <div>
        <h3>{year}</h3>
        <p className="small numbers">
          {say('wallet.site.taxYears.figures', { gross: formatMoney(gross), tax: formatMoney(tax) })}
        </p>
      </div>
      {isOver ? (
        <button
          className="button quiet"
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => state !== 'loading' && void download()}
        >
          {say('wallet.site.taxYears.download', { year })}
        </button>
      ) : (
        <p className="small muted">{say('wallet.site.taxYears.notYet', { next: year + 1 })}</p>
      )}
      {state === 'failed' && (
        <LoadFailure text={say('wallet.site.taxYears.failed')} onRetry={() => void download()} />
      )}
    </li>
  );
}

/** Yearly certificates of interest and withheld tax. Shows nothing if there was no interest. */
export function TaxYears({ walletId }: { walletId: string }) {
  const say = useSay();
  const [loaded, retry] = useLoaded(
    useCallback(() => api(v1.taxCertificates.find, { params: { walletId } }), [walletId]),
  );
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'done' && !loaded.value.data.length) return null;
  return (
    <Section title={say('wallet.site.taxYears.title')} lead={say('wallet.site.taxYears.lead')}>
      {loaded.state === 'failed' ? (
        <LoadFailure text={say('wallet.site.taxYears.loadFailed')} onRetry={retry} />
      ) : (
        <ul className="bare tax-years">
          {loaded.value.data.map((year) => (
            <Year key={year.year} walletId={walletId} {...year} />
          ))}
        </ul>
      )}
    </Section>
  );
}
