import { House, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';

/**
 * What a route shows when it fell over. A code file that is gone after an update, or a lost connection, is mended by loading
 * anew; the link home is a plain one, so that it works even when the router does not.
 */
export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <PageError />;
}

function PageError() {
  const { t } = useTranslation('app');
  const title = t(($) => $.pageError.title);
  useTitle(title);
  return (
    <div className="wrap grid min-h-100 place-content-center py-10">
      <h1 className="sr-only">{title}</h1>
      <ErrorPanel
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button icon={RotateCw} onClick={() => location.reload()}>
              {t(($) => $.pageError.retry)}
            </Button>
            <a className="a-btn a-btn--secondary" href={paths.home()}>
              <House size={20} aria-hidden="true" />
              {t(($) => $.pageError.home)}
            </a>
          </div>
        }
      >
        {t(($) => $.pageError.body)}
      </ErrorPanel>
    </div>
  );
}
