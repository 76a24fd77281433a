import { expect, it } from 'vitest';
import { formatRecoveryCode, readSecondStepCode } from './code.ts';

it.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['１２３４５６', { kind: 'app', digits: '123456' }],
  ['7k2mq-x9d4b', { kind: 'recovery', code: '7K2MQX9D4B' }],
  ['7K2MQ – X9D4B', { kind: 'recovery', code: '7K2MQX9D4B' }],
  ['oil00-00000', { kind: 'recovery', code: '0110000000' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['', undefined],
  ['7K2MQ-X9D4U', undefined],
])('reads %j', (typed, code) => expect(readSecondStepCode(typed)).toEqual(code));

it('shows a code in two halves', () => expect(formatRecoveryCode('7K2MQX9D4B')).toBe('7K2MQ-X9D4B'));
