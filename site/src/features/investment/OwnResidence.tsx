import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { loadCountries } from '../profile/load-countries.ts';

// The form is loaded with its data, because few orders need it.
const load = async () => {
  const [{ default: ResidenceForm }, countries] = await Promise.all([
    import('../profile/ResidenceForm.tsx'),
    loadCountries(),
  ]);
  return { ResidenceForm, countries };
};

/** Asks for the tax residence in place. */
export function OwnResidence({ onDeclared }: { onDeclared: () => void }) {
  const say = useSay();
  const [loaded, retry] = useLoaded(load);
  if (loaded.state === 'loading') return <Waiting label={say('account.tax.title')} />;
  if (loaded.state === 'failed') return <LoadFailure text={say('account.tax.failed')} onRetry={retry} />;
  const { ResidenceForm, countries } = loaded.value;
  return <ResidenceForm countries={countries} onSent={onDeclared} />;
}
