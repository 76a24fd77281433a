import type { ReactNode } from 'react';
import { ArcSpinner } from '../../ui/arc-spinner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { LoadingCard, Spinner } from '../../ui/loading.tsx';
import { CardsSkeleton, RowsSkeleton } from '../../ui/skeleton.tsx';
import { Family, State } from './stage.tsx';

const Frame = ({ children }: { children: ReactNode }) => <div className="grid min-h-75 content-center rounded-lg border border-line">{children}</div>;

export function GalleryStates() {
  return (
    <Family title="Empty, loading, error">
      <State name="Route loading card">
        <Frame>
          <LoadingCard isAtOnce />
        </Frame>
      </State>
      <State name="Nothing to do">
        <Frame>
          <EmptyState level={3} picture="done" title="All done. Nice job!" action={<Button variant="soft">See finished work</Button>}>
            New assignments from your teacher will show up here.
          </EmptyState>
        </Frame>
      </State>
      <State name="Failed to load">
        <Frame>
          <ErrorPanel level={3} onRetry={() => undefined} />
        </Frame>
      </State>
      <State name="No classes">
        <Frame>
          <EmptyState level={3} title="You are not in a class yet" action={<Button>Join a class</Button>}>
            Ask your teacher for the class code.
          </EmptyState>
        </Frame>
      </State>
      <State name="No results">
        <Frame>
          <EmptyState level={3} picture="search" title="No lessons match these filters" action={<Button variant="secondary">Clear filters</Button>}>
            Try one more grade range, or clear the topic “Chemistry”.
          </EmptyState>
        </Frame>
      </State>
      <State name="Wider screen">
        <Frame>
          <EmptyState level={3} picture="wide" title="Analytics needs a wider screen">
            Open this page on a device at least 768 pixels wide.
          </EmptyState>
        </Frame>
      </State>
      <State name="Rows to come">
        <RowsSkeleton label="Loading classes" />
      </State>
      <State name="Small waits">
        <div className="grid justify-items-start gap-4">
          <Spinner />
          <ArcSpinner hasSun />
        </div>
      </State>
      <State name="Cards to come" isWide>
        <CardsSkeleton label="Loading lessons" />
      </State>
    </Family>
  );
}
