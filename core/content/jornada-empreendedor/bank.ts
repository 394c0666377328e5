import { type Scenario, scenarios } from '#core/content/jornada-empreendedor.ts';
import { easyScenarios } from './easy.ts';
import { hardScenarios } from './hard.ts';
import { mediumScenarios } from './medium.ts';

/** Every scenario there is, the first journey among the easy ones. */
export const scenarioBank: readonly Scenario[] = [
  ...scenarios,
  ...easyScenarios,
  ...mediumScenarios,
  ...hardScenarios,
];
