import type { QuestionKind, QuestionResponse } from '@alba/items/browser';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { questionOf, rich } from '../../testing/given-lesson.ts';
import { spoken } from '../../testing/spoken.ts';
import type { CheckState } from './check-state.ts';
import { QuestionCard, type QuestionCardProps } from './question-card.tsx';

const free: CheckState = { isAllowed: true, tries: 0, triesLeft: 3, tried: [], onCheck: () => undefined };
const unitText: QuestionCardProps['unitText'] = (_resource, unit) => rich(`Sentence ${unit}.`);

type Given = Partial<QuestionCardProps> & { kind: QuestionKind; onChange: (response: QuestionResponse) => void };

/** The card with a memory, as the lesson gives it one. */
function Remembering({ kind, onChange, response: first, ...given }: Given) {
  const [response, setResponse] = useState(first);
  const change = (next: QuestionResponse) => {
    onChange(next);
    setResponse(next);
  };
  return (
    <QuestionCard
      question={questionOf[kind]}
      number={1}
      total={9}
      mode="answer"
      unitText={unitText}
      check={free}
      {...given}
      response={response}
      onChange={change}
    />
  );
}

function show(kind: QuestionKind, given: Partial<QuestionCardProps> = {}) {
  const onChange = vi.fn<(response: QuestionResponse) => void>();
  render(<Remembering {...given} kind={kind} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), last: () => onChange.mock.lastCall?.[0] };
}

const checkButton = () => screen.getByRole('button', { name: 'Check answer' });

/** How each kind is answered with keys alone, and the response that must come of it. A new kind without a line does not compile. */
const byKeyboard: Record<QuestionKind, { act: (user: ReturnType<typeof userEvent.setup>) => Promise<void>; response: QuestionResponse }> = {
  'single-choice': {
    act: async (user) => {
      await user.tab();
      await user.keyboard('[ArrowDown][ArrowDown]');
    },
    response: { kind: 'single-choice', choice: 'c' },
  },
  'multiple-choice': {
    act: async (user) => {
      await user.tab();
      await user.tab();
      await user.tab();
      await user.keyboard('[Space]');
      await user.tab({ shift: true });
      await user.tab({ shift: true });
      await user.keyboard('[Space]');
    },
    response: { kind: 'multiple-choice', choices: ['a', 'c'] },
  },
  'true-false': {
    act: async (user) => {
      await user.tab();
      await user.keyboard('[ArrowDown]');
    },
    response: { kind: 'true-false', answer: false },
  },
  cloze: {
    act: async (user) => {
      await user.tab();
      await user.selectOptions(document.activeElement as Element, 'melted');
      await user.tab();
      await user.selectOptions(document.activeElement as Element, 'ground');
    },
    response: { kind: 'cloze', gaps: { a: 'a', b: 'b' } },
  },
  numeric: {
    act: async (user) => {
      await user.tab();
      await user.keyboard('336');
    },
    response: { kind: 'numeric', text: '336' },
  },
  ordering: {
    act: async (user) => {
      screen.getByRole('button', { name: 'Move up: Magma rises' }).focus();
      await user.keyboard('[Enter]');
    },
    response: { kind: 'ordering', order: ['b', 'a', 'c'] },
  },
  matching: {
    act: async (user) => {
      await user.tab();
      await user.selectOptions(document.activeElement as Element, 'melted rock');
      await user.tab();
      await user.selectOptions(document.activeElement as Element, 'opening');
    },
    response: { kind: 'matching', rows: { a: 'a', b: 'b' } },
  },
  'hot-text': {
    act: async (user) => {
      await user.tab();
      await user.tab();
      await user.keyboard('[Space]');
    },
    response: { kind: 'hot-text', units: [2] },
  },
  'open-response': {
    act: async (user) => {
      await user.tab();
      await user.keyboard('Hot rock');
    },
    response: { kind: 'open-response', text: 'Hot rock' },
  },
};

describe('@S-QUESTIONS by keyboard alone', () => {
  it.each(Object.keys(byKeyboard) as QuestionKind[])('%s is answered', async (kind) => {
    const { user, last } = show(kind);
    await byKeyboard[kind].act(user);
    expect(last()).toEqual(byKeyboard[kind].response);
  });

  it.each(Object.keys(byKeyboard) as QuestionKind[])('%s is locked once turned in', async (kind) => {
    const { user, onChange } = show(kind, { mode: 'review', response: byKeyboard[kind].response });
    for (let stop = 0; stop < 8; stop += 1) {
      await user.tab();
      await user.keyboard('[ArrowDown][Space]x');
    }
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('@S-QUESTIONS ordering', () => {
  it('keeps focus on the step that moved and says its new place', async () => {
    const { user } = show('ordering');
    screen.getByRole('button', { name: 'Move down: Gas swells' }).focus();
    await user.keyboard('[Enter]');
    expect(screen.getByRole('button', { name: 'Move down: Gas swells' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Magma rises', '2Gas swells', '3Cinders fall']);
    await vi.waitFor(() => expect(spoken('polite')).toContain('Gas swells. Now 2 of 3.'));
  });
  it('names the first step out of place until the order changes', async () => {
    const tried = { kind: 'ordering', order: ['b', 'a', 'c'] } as const;
    const response: QuestionResponse = { ...tried, order: [...tried.order] };
    const { user } = show('ordering', { response, check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [response], firstWrongStep: 'a' } });
    expect(screen.getByText('This is the first step out of place.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move up: Cinders fall' }));
    expect(screen.queryByText('This is the first step out of place.')).toBeNull();
  });
});

describe('@S-QUESTIONS limits', () => {
  it('takes no more boxes than the question asks for, and says why', async () => {
    const { user, last } = show('multiple-choice');
    const boxes = screen.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 3)) await user.click(box);
    expect(last()).toEqual({ kind: 'multiple-choice', choices: ['a', 'b'] });
    expect(screen.getByText('You chose 2. Undo one to choose another.')).toBeVisible();
  });
  it('tells that something is no number beside the field, before it costs a try', async () => {
    const { user } = show('numeric');
    await user.type(screen.getByRole('textbox'), 'many');
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Write a number, like 12 or 0.5.');
    expect(checkButton()).toHaveAttribute('aria-disabled', 'true');
  });
  it('counts letters down only near the limit', async () => {
    const { user } = show('open-response', { response: { kind: 'open-response', text: 'x'.repeat(3_899) } });
    expect(screen.getByText('101 letters left')).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'y');
    expect(screen.getByText('100 letters left')).toBeVisible();
  });
  it('shows sentences in the words of the level being read', () => {
    show('hot-text');
    expect(screen.getByRole('button', { name: 'Sentence 3.' })).toBeVisible();
  });
});

describe('@S-CHECK what checking tells', () => {
  const wrong: QuestionResponse = { kind: 'single-choice', choice: 'a' };
  it('cannot check before the answer is whole, and says what is missing', async () => {
    const onCheck = vi.fn();
    const { user } = show('cloze', { check: { ...free, onCheck } });
    expect(checkButton()).toHaveAccessibleDescription('Fill every place first.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 1 of 2' }), 'melted');
    expect(checkButton()).toHaveAccessibleDescription('1 place left to fill.');
    await user.click(checkButton());
    expect(onCheck).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 2 of 2' }), 'sea');
    await user.click(checkButton());
    expect(onCheck).toHaveBeenCalledOnce();
  });
  it('marks a wrong choice as tried, takes it out of use, and points to a place', () => {
    show('single-choice', {
      response: wrong,
      check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [wrong], feedback: rich('Look at paragraph 2.') },
    });
    const tried = screen.getByRole('radio', { name: /It is hotter/ });
    expect(tried).toBeDisabled();
    expect(tried.closest('label')).toHaveTextContent('Tried');
    expect(screen.getAllByRole('status').some((region) => region.textContent === 'Not this one. Look at paragraph 2.')).toBe(true);
    expect(screen.getByText('2 tries left')).toBeVisible();
    expect(checkButton()).toHaveAccessibleDescription('You tried this already. Change it first.');
  });
  it('marks a wrong sentence as tried and no longer pressed', async () => {
    const sentence: QuestionResponse = { kind: 'hot-text', units: [2] };
    const { user, last } = show('hot-text', { response: sentence, check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [sentence] } });
    const tried = screen.getByRole('button', { name: /Sentence 2\.\s*Tried/ });
    expect(tried).toHaveAttribute('aria-pressed', 'false');
    expect(tried).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Sentence 3.' }));
    expect(last()).toEqual({ kind: 'hot-text', units: [3] });
  });
  it('knows a tried answer again however its gaps are ordered', () => {
    const response: QuestionResponse = { kind: 'cloze', gaps: { a: 'b', b: 'a' } };
    const tried: QuestionResponse = { kind: 'cloze', gaps: { b: 'a', a: 'b' } };
    show('cloze', { response, check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [tried] } });
    expect(checkButton()).toHaveAccessibleDescription('You tried this already. Change it first.');
  });
  it('does not say the verdict twice when the author wrote it', () => {
    show('single-choice', {
      response: wrong,
      check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [wrong], feedback: rich('Not this one. Look at paragraph 2.') },
    });
    expect(screen.getByText(/Look at paragraph 2/).closest('p')).toHaveTextContent(/^Not this one. Look at paragraph 2.$/);
    expect(screen.getByText('Not this one.').tagName).toBe('B');
  });
  it('shows gap by gap what is right, keeps the right ones and opens the others', async () => {
    const response: QuestionResponse = { kind: 'cloze', gaps: { a: 'a', b: 'a' } };
    const { user } = show('cloze', { response, check: { ...free, tries: 1, triesLeft: 2, right: false, tried: [response], parts: { a: true, b: false } } });
    expect(screen.getByRole('combobox', { name: 'Gap 1 of 2' })).toBeDisabled();
    expect(screen.getByRole('img', { name: 'Incorrect' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gap 2 of 2' }), 'ground');
    expect(screen.queryByRole('img', { name: 'Incorrect' })).toBeNull();
  });
  it('collapses to a line with the answer when right', () => {
    show('single-choice', { response: { kind: 'single-choice', choice: 'b' }, check: { ...free, tries: 2, triesLeft: 1, right: true } });
    expect(screen.getByRole('article', { name: /Question 1, correct. Why does magma rise/ })).toHaveTextContent('Your answer: It is lighter');
    expect(screen.queryByRole('radio')).toBeNull();
  });
  it('locks without tries and tells when the answer will be shown', async () => {
    const { user, onChange } = show('single-choice', { response: wrong, check: { ...free, tries: 3, triesLeft: 0, right: false, tried: [wrong] } });
    expect(screen.getByText(/You will see the answer after you turn in/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'It is lighter' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
  });
  it('offers no check where the teacher does not allow it, and none for what a teacher reads', () => {
    show('single-choice', { check: { ...free, isAllowed: false } });
    show('open-response');
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    expect(screen.getByText('Your teacher reads this')).toBeVisible();
  });
});

describe('@A-PREVIEW with its answer', () => {
  it('shows a teacher the right choice and why', () => {
    show('single-choice', { mode: 'preview', answerKey: { correct: { kind: 'single-choice', choice: 'b' }, explanation: rich('Light things rise.') } });
    const right = screen.getByRole('radio', { name: /It is lighter/ });
    expect(right).toBeChecked();
    expect(within(right.closest('label') as HTMLElement).getByText('Correct')).toBeVisible();
    expect(screen.getByText('Light things rise.')).toBeVisible();
  });
});
