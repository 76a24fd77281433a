import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/render-screen.tsx';
import { Button } from './button.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { TextField } from './text-field.tsx';
import { type UseFormOptions, useForm } from './use-form.ts';

type Values = { name: string; code: string };

function Sample({ onSubmit, code = '' }: { onSubmit: UseFormOptions<Values>['onSubmit']; code?: string }) {
  const form = useForm<Values>({
    initial: { name: '', code },
    validate: (values) => ({ name: values.name ? undefined : 'Class name is required.', code: values.code ? undefined : 'You must enter a class code.' }),
    onSubmit,
  });
  return (
    <form {...form.formProps}>
      <FormErrorSummary {...form.summary} />
      <TextField label="Class name" {...form.field('name')} />
      <TextField label="Class code" {...form.field('code')} />
      <Button type="submit" isBusy={form.isBusy}>
        Save
      </Button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Class name' });
const code = () => screen.getByRole('textbox', { name: 'Class code' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('a form', () => {
  it('says nothing before a field was left', async () => {
    const { user } = renderAt(<Sample onSubmit={() => undefined} />);
    await user.type(name(), 'a{Backspace}');
    expect(name()).not.toHaveAccessibleDescription();
    await user.tab();
    expect(name()).toHaveAccessibleDescription('Class name is required.');
    expect(name()).toBeInvalid();
  });

  it('takes the words away as soon as the field is right', async () => {
    const { user } = renderAt(<Sample onSubmit={() => undefined} />);
    await user.click(name());
    await user.tab();
    await user.type(name(), 'S');
    expect(name()).toBeValid();
  });

  it('moves focus to the one wrong field', async () => {
    const onSubmit = vi.fn();
    const { user } = renderAt(<Sample onSubmit={onSubmit} code="QTR4M7" />);
    await user.click(save());
    expect(name()).toHaveFocus();
    expect(screen.queryByText(/need your attention/)).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('moves focus to a summary of several, whose lines lead to the fields', async () => {
    const { user } = renderAt(<Sample onSubmit={() => undefined} />);
    await user.click(save());
    expect(screen.getByText('2 things need your attention').closest('[tabindex]')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'You must enter a class code.' }));
    expect(code()).toHaveFocus();
  });

  it("shows the server's refusal at its field, keeps what was typed, and forgets it on change", async () => {
    const { user } = renderAt(<Sample onSubmit={async () => ({ name: 'You already have a class with this name.' })} code="QTR4M7" />);
    await user.type(name(), 'Math{Enter}');
    expect(name()).toHaveAccessibleDescription('You already have a class with this name.');
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('Math');
    await user.type(name(), '!');
    expect(name()).toBeValid();
  });

  it('is sent once while it is busy', async () => {
    let finish: () => void = () => undefined;
    const onSubmit = vi.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
    const { user } = renderAt(<Sample onSubmit={onSubmit} code="QTR4M7" />);
    await user.type(name(), 'Math{Enter}');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    await user.click(save());
    await user.type(name(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    finish();
    await vi.waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
  });
});
