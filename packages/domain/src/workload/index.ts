export { leastCrowded, mostWorkloadDays, type OwedDay, roundingStep, smallestGroup, type WorkloadDay, workloadDays } from './workload.ts';
