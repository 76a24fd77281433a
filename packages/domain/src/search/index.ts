export { withoutLittleWords } from './little-words.ts';
export { forgivenFrom, isForgiven, oneSlipFrom } from './slips.ts';
