import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { ChoiceOption } from '../../ui/choice-option.tsx';
import { FilterPills, TogglePill } from '../../ui/filter-pills.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SubjectTabs } from '../../ui/subject-tabs.tsx';
import { Family, Row, State } from './stage.tsx';

const states = [undefined, 'tried', 'locked', 'right', 'wrong'] as const;

export function GalleryChoices() {
  const [when, setWhen] = useState('after');
  const [look, setLook] = useState('chart');
  const [pills, setPills] = useState(['Grades 3 to 5', 'Chemistry', 'Has articles']);
  const [answer, setAnswer] = useState('0');
  return (
    <Family title="Choices">
      <State name="Checkbox">
        <div className="grid gap-2">
          <Checkbox label="Grades 3 to 5" defaultChecked />
          <Checkbox label="Grades 6 to 8" hint="Twelve lessons" />
          <Checkbox label="All schools" isMixed />
          <Checkbox label="Not for you" disabled />
        </div>
      </State>
      <State name="Switch">
        <div className="grid gap-3">
          <Switch label="Check answers" hint="Students get two more tries on a scored question." defaultChecked />
          <Switch label="Off" />
          <Row>
            <Switch label="Disabled" disabled />
            <Switch label="Disabled on" disabled defaultChecked />
          </Row>
        </div>
      </State>
      <State name="Radio cards">
        <RadioCards
          legend="Show right answers"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'after', label: 'After turning in', description: 'Each student sees them at once.' },
            { value: 'due', label: 'After the due date' },
            { value: 'never', label: 'Never', isDisabled: true },
          ]}
        />
      </State>
      <State name="Answers of a question">
        <div className="grid gap-2" data-subject="science">
          {states.map((state, index) => (
            <ChoiceOption
              key={state ?? 'open'}
              type="radio"
              name="q"
              value={String(index)}
              state={state}
              isChosen={answer === String(index)}
              onChoose={() => setAnswer(String(index))}
            >
              {['Hot rock is lighter and rises.', 'The ground is thin.', 'It rains.', 'Gas pushes it up.', 'The sea pulls it.'][index]}
            </ChoiceOption>
          ))}
        </div>
      </State>
      <State name="Segmented">
        <div className="grid justify-items-start gap-3">
          <Segmented
            label="Show"
            value={look}
            onChange={setLook}
            options={[
              { value: 'chart', label: 'Chart', icon: ChartColumn },
              { value: 'table', label: 'Table', icon: Table2 },
            ]}
          />
          <Segmented
            label="Show"
            value={look}
            onChange={setLook}
            options={[
              { value: 'chart', label: 'To do', count: 4 },
              { value: 'table', label: 'Done', count: 6 },
            ]}
          />
        </div>
      </State>
      <State name="Filter pills">
        <div className="grid gap-3">
          <FilterPills
            label="Filters"
            fallbackFocusId="main"
            items={pills.map((label) => ({ id: label, label }))}
            onRemove={(id) => setPills(pills.filter((pill) => pill !== id))}
          />
          <Row>
            <TogglePill isOn>Life science</TogglePill>
            <TogglePill isOn={false}>Earth and space</TogglePill>
          </Row>
        </div>
      </State>
      <State name="Subject tabs" isWide>
        <SubjectTabs
          label="Subjects"
          items={[
            { to: '/find?s=science', label: 'Science', subject: 'science', count: 84, isCurrent: true },
            { to: '/find?s=social', label: 'Social studies', subject: 'social-studies', count: 65, isCurrent: false },
            { to: '/find?s=ela', label: 'English language arts', subject: 'ela', count: 40, isCurrent: false },
            { to: '/find?s=math', label: 'Math', subject: 'math', count: 25, isCurrent: false },
          ]}
        />
      </State>
    </Family>
  );
}
