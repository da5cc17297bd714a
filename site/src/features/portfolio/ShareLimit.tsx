import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { refreshParts } from '../../lib/fresh-parts.ts';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { limitProblems, typedLimit, writtenLimit } from './share-limit.ts';

/** The portfolio share above which a project or promoter is highlighted. */
export function ShareLimit({ initial }: { initial: number | null }) {
  const say = useSay();
  const [limit, setLimit] = useState(initial);
  const form = useForm({
    initial: { shareLimit: writtenLimit(initial) },
    check: limitProblems,
    send: ({ shareLimit }) => save(typedLimit(shareLimit) ?? null),
    onDone: () => notify('success', say('project.overview.limit.saved')),
    staysOpen: true,
  });

  async function save(shareLimit: number | null): Promise<void> {
    const settings = await api(v1.portfolios.edit, { body: { shareLimit } });
    setLimit(settings.shareLimit);
    void refreshParts();
  }

  async function remove(): Promise<void> {
    try {
      await save(null);
    } catch {
      notify('error', say('project.overview.limit.failed'));
      return;
    }
    form.set('shareLimit', '');
    form.restart();
    notify('success', say('project.overview.limit.removed'));
  }

  return (
    <section className="panel portfolio-setting" aria-labelledby="share-limit">
      <h3 id="share-limit">{say('project.overview.limit.title')}</h3>
      <p className="small muted">{say('project.overview.limit.lead')}</p>
      <Form form={form} action={say('project.overview.limit.save')}>
        <TextInput
          form={form}
          name="shareLimit"
          label={say('project.overview.limit.label')}
          inputMode="decimal"
          autoComplete="off"
        />
      </Form>
      {limit !== null && (
        <button className="button quiet" type="button" onClick={() => void remove()}>
          {say('project.overview.limit.remove')}
        </button>
      )}
    </section>
  );
}
