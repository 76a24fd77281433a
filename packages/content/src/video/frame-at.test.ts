import { describe, expect, it } from 'vitest';
import { frameAt } from './frame-at.ts';
import { movingPart, type Storyboard } from './storyboard.schema.ts';

const board = (part: object, camera: Storyboard['camera'] = [[0, [0, 10, 320]]]) => ({ camera, parts: [movingPart.parse({ id: 'a', ...part })] });
const partAt = (part: object, second: number) => frameAt(board(part), second).parts[0];

describe('frameAt', () => {
  it('keeps the camera at 16 by 9 and moves it gently', () => {
    const moving = board({}, [
      [1, [0, 0, 320]],
      [3, [100, 20, 160]],
    ]);
    expect(frameAt(moving, 0).viewBox).toBe('0 0 320 180');
    expect(frameAt(moving, 2).viewBox).toBe('50 10 240 135');
    expect(frameAt(moving, 1.1).viewBox).not.toBe(frameAt(moving, 1).viewBox);
    expect(Number(frameAt(moving, 1.2).viewBox.split(' ')[0])).toBeLessThan(10);
    expect(frameAt(moving, 9).viewBox).toBe('100 20 160 90');
  });

  it('stands still before the first key and after the last', () => {
    const opacity = [
      [2, 0],
      [4, 1],
    ];
    expect([0, 2, 3, 4, 60].map((second) => partAt({ opacity }, second)?.opacity)).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('adds up what moves a part', () => {
    const part = { move: [[0, [10, 0]]], sway: { by: [4, 2], every: 4 }, rotate: [[0, 30]], scale: [[0, [2, 1]]] };
    expect(partAt(part, 1)?.transform).toBe('translate(14px, 2px) rotate(30deg) scale(2, 1)');
    expect(partAt(part, 3)?.transform).toBe('translate(6px, -2px) rotate(30deg) scale(2, 1)');
  });

  it('begins a run again and again, only in its time', () => {
    const run = { by: [0, 20], every: 2, from: 10, to: 20 };
    expect([9, 10, 11, 12, 13, 21].map((second) => partAt({ run }, second)?.transform.split(')')[0])).toEqual(
      ['0', '0', '10', '0', '10', '0'].map((y) => `translate(0px, ${y}px`),
    );
  });

  it('draws a line from nothing to whole', () => {
    const draw = [
      [0, 0],
      [2, 1],
    ];
    expect([0, 1, 2].map((second) => partAt({ draw }, second)?.draw)).toEqual([0, 0.5, 1]);
    expect(partAt({}, 1)).not.toHaveProperty('draw');
  });
});
