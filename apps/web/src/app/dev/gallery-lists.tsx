import { ChartColumn, Eye, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import plant from '../../assets/covers/plant.svg';
import volcano from '../../assets/covers/volcano.svg';
import { ArcProgress } from '../../ui/arc-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { CardPrompt } from '../../ui/card-prompt.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Cover } from '../../ui/picture.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { SelectionTray } from '../../ui/selection-tray.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { type Sort, Table } from '../../ui/table.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { Family, State } from './stage.tsx';

const rows = [
  { id: 1, lesson: 'Why Volcanoes Wake', className: '5th Grade Science', timing: 'past-due', turnedIn: 18 },
  { id: 2, lesson: 'How Plants Drink', className: '5th Grade Science', timing: 'due-today', turnedIn: 9 },
] as const;

export function GalleryLists() {
  return (
    <Family title="Lists">
      <State name="Table: sort, row actions; cards below 768 px" isWide>
        <SampleTable />
      </State>
      <State name="Card">
        <SampleCard />
      </State>
      <State name="Stepper">
        <Stepper
          label="Assign lessons"
          current={2}
          steps={[
            { id: 'lessons', name: 'Lessons', summary: '3 chosen', to: '/find' },
            { id: 'classes', name: 'Classes', summary: 'Period 2', to: '/find' },
            { id: 'dates', name: 'Dates', summary: 'Start and due' },
            { id: 'review', name: 'Review' },
          ]}
        />
      </State>
      <State name="Load more">
        <SampleMore />
      </State>
      <State name="Selection tray" isWide>
        <SelectionTray
          fallbackFocusId="gallery"
          label="2 lessons chosen"
          count={2}
          thumbs={[
            { id: 1, src: volcano },
            { id: 2, src: plant },
          ]}
          onClear={() => undefined}
        >
          <Button>Assign 2 lessons</Button>
        </SelectionTray>
      </State>
    </Family>
  );
}

function SampleTable() {
  const [sort, setSort] = useState<Sort<'lesson' | 'class'>>({ key: 'lesson', direction: 'ascending' });
  const nothing = () => undefined;
  return (
    <Table
      caption="Assigned lessons"
      isStacked
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      columns={[
        { key: 'lesson', header: 'Lesson', isRowHeader: true, isSortable: true, cell: (row) => <Link to="/find">{row.lesson}</Link> },
        { key: 'class', header: 'Class', isSortable: true, cell: (row) => row.className },
        { key: 'timing', header: 'Timing', cell: (row) => <TimingChip timing={row.timing} /> },
        { key: 'in', header: 'Turned in', align: 'end', isOptional: true, cell: (row) => `${row.turnedIn} of 26` },
        {
          key: 'act',
          header: 'Actions',
          hideHeader: true,
          align: 'end',
          cell: (row) => (
            <span className="inline-flex items-center gap-1">
              <Button variant="ghost" size="sm" icon={Pencil}>
                Edit
              </Button>
              <RowMenu
                label={`More for ${row.lesson}`}
                items={[
                  { id: 'report', label: 'Report', icon: ChartColumn, onAction: nothing },
                  { id: 'preview', label: 'Preview', icon: Eye, onAction: nothing },
                  { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: nothing },
                ]}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

function SampleCard() {
  return (
    <article className="a-card max-w-75" data-subject="science">
      <div className="relative">
        <Cover src={volcano} />
        <CardPrompt prompt="due-today" />
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-5 pt-4">
        <h3>
          <Link to="/find" look="title">
            Why Volcanoes Wake
          </Link>
        </h3>
        <p className="text-sm text-soft">5th Grade Science, Period 2</p>
        <div className="flex items-center gap-3 text-sm text-soft">
          <ArcProgress done={2} />
          <p>
            <b className="block text-ink">2 of 4 parts done</b>Next: Build
          </p>
        </div>
        <Button isBlock className="mt-auto">
          Continue
        </Button>
      </div>
    </article>
  );
}

function SampleMore() {
  const [shown, setShown] = useState(3);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div>
      <ul ref={list}>
        {Array.from({ length: shown }, (_, index) => index).map((index) => (
          <li key={index}>
            <Link to="/find">Lesson {index + 1}</Link>
          </li>
        ))}
      </ul>
      <LoadMore shown={shown} total={8} onMore={() => setShown(Math.min(shown + 3, 8))} listRef={list} />
    </div>
  );
}
