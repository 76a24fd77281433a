export {
  type AskedCell,
  type CellDecision,
  type CellRefusal,
  cellRefusals,
  decideCell,
  type GivenAssignment,
  isOpenOrFuture,
  standsForSomebody,
  whatStandsInTheWay,
} from './decide-cell.ts';
export { sameDayAs } from './same-day.ts';
