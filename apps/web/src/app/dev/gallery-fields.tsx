import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Family, State } from './stage.tsx';

const grades = ['3', '4', '5'].map((grade) => ({ value: grade, label: `Grade ${grade}` }));

export function GalleryFields() {
  const [due, setDue] = useState<string | null>('2026-11-13');
  return (
    <Family title="Fields">
      <State name="Text: hint and error">
        <TextField label="Class name" hint="Under 60 characters." defaultValue="5th Grade Science, Period 2" error="You already have a class with this name." />
      </State>
      <State name="Select">
        <Select label="Grade" hint="Used to suggest a reading level." options={grades} defaultValue="5" />
      </State>
      <State name="Password">
        <PasswordField label="Password" defaultValue="open sesame" />
      </State>
      <State name="Optional, placeholder, icon">
        <TextField label="Search" icon={Search} placeholder="Title, topic or word" isOptional type="search" />
      </State>
      <State name="Code">
        <TextField label="Class code" isCode defaultValue="qtr-4m7" />
      </State>
      <State name="Read-only and disabled">
        <div className="grid gap-3">
          <TextField label="School" readOnly value="Harbor Elementary" />
          <TextField label="E-mail" disabled value="amara@school.example" />
        </div>
      </State>
      <State name="Long text">
        <TextArea label="Your answer" defaultValue="Magma is lighter than the rock around it." />
      </State>
      <State name="Date">
        <DateField label="Due" value={due} onChange={setDue} min="2026-11-09" hint="On or after the start." />
      </State>
      <State name="Date: error, disabled">
        <div className="grid gap-3">
          <DateField label="Due" value="2026-11-02" onChange={setDue} error="Choose a day on or after the start." />
          <DateField label="Start" value={null} onChange={setDue} isDisabled />
        </div>
      </State>
      <State name="Compact, for toolbars">
        <div className="grid grid-cols-2 gap-3">
          <Select label="Class" isCompact options={[{ value: '', label: 'All classes' }]} />
          <TextField label="Find" isCompact icon={Search} placeholder="Student" />
          <DateField label="From" isCompact value={due} onChange={setDue} />
        </div>
      </State>
      <State name="Form with summary">
        <SampleForm />
      </State>
    </Family>
  );
}

function SampleForm() {
  const form = useForm({
    initial: { name: '', code: '' },
    validate: ({ name, code }) => ({ name: name ? undefined : 'Class name is required.', code: code ? undefined : 'You must enter a class code.' }),
    onSubmit: () => undefined,
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormErrorSummary {...form.summary} />
      <TextField label="Class name" {...form.field('name')} />
      <TextField label="Class code" isCode {...form.field('code')} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}
