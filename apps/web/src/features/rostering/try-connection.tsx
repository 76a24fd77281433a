import { CircleCheck, PlugZap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useTryRosterConnectionMutation } from './api.ts';
import { useProblemWords } from './use-problem-words.ts';

const mostSchools = 12;

/** Asks the server for a little: the schools it shares, or what is wrong with address and keys and how to mend it. */
export function TryConnection({ connectionId }: { connectionId: number }) {
  const { t } = useTranslation('rostering');
  const [ask, { data, error, isLoading }] = useTryRosterConnectionMutation();
  const failed = useFailureWords(error);
  const say = useProblemWords();
  const problem = data && !data.isReached && say?.({ code: data.problem ?? 'unreachable' });
  return (
    <div className="mt-4">
      <Button variant="secondary" icon={PlugZap} isBusy={isLoading} onClick={() => ask({ params: { connectionId } })}>
        {t(($) => $.try.button)}
      </Button>
      <div role="status" className="mt-3 empty:hidden">
        {isLoading && <p className="text-soft">{t(($) => $.try.trying)}</p>}
        {failed && (
          <Alert status="danger" title={t(($) => $.try.notTried)}>
            <p>{failed.body}</p>
          </Alert>
        )}
        {problem && (
          <Alert status="danger" title={t(($) => $.try.failed)}>
            <p>
              {problem.cause} {problem.cure}
            </p>
          </Alert>
        )}
        {data?.isReached && <Reached schools={data.schools} />}
      </div>
    </div>
  );
}

function Reached({ schools }: { schools: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('rostering');
  if (schools.length === 0) {
    return (
      <Alert status="warning">
        <p>{t(($) => $.try.noSchools)}</p>
      </Alert>
    );
  }
  const more = schools.length - mostSchools;
  return (
    <>
      <p className="flex items-center gap-2">
        <CircleCheck size={18} aria-hidden="true" className="text-success" />
        {t(($) => $.try.reached, { count: schools.length })}
      </p>
      <ul className="mt-2 grid list-disc gap-x-6 pl-6 sm:grid-cols-2">
        {schools.slice(0, mostSchools).map(({ id, name }) => (
          <li key={id} translate="no">
            {name}
          </li>
        ))}
        {more > 0 && <li>{t(($) => $.try.andMore, { count: more })}</li>}
      </ul>
    </>
  );
}
