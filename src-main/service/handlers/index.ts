import type { OperationName } from '#shared/contract/index.ts';
import type { HandlersOf } from '../context.ts';
import { actionHandlers } from './actions.ts';
import { alertHandlers } from './alerts.ts';
import { answerHandlers } from './answers.ts';
import { brandHandlers } from './brands.ts';
import { budgetHandlers } from './budgets.ts';
import { creationHandlers } from './create-groups.ts';
import { clientListHandlers } from './client-list.ts';
import { customerWorkspaceHandlers } from './customers.ts';
import { importHandlers } from './imports.ts';
import { keyHandlers } from './keys.ts';
import { maintenanceHandlers } from './maintenance.ts';
import { messageHandlers } from './messages.ts';
import { noteHandlers } from './notes.ts';
import { labelHandlers, savedViewHandlers } from './query-labels.ts';
import { overviewHandlers } from './overview.ts';
import { deletionHandlers } from './deletions.ts';
import { effectHandlers } from './effects.ts';
import { exportHandlers } from './exports.ts';
import { publishHandlers } from './publish.ts';
import { handOverHandlers } from './hand-over.ts';
import { customerHandlers } from './published-customers.ts';
import { definitionHandlers } from './query-definitions.ts';
import { firstClientHandlers } from './first-client.ts';
import { groupWorkspaceHandlers } from './query-groups.ts';
import { mergeHandlers } from './merge-customers.ts';
import { mentionHandlers } from './mentions.ts';
import { modelAssistanceHandlers } from './model-assistance.ts';
import { portfolioHandlers } from './portfolio.ts';
import { portrayalHandlers } from './portrayal.ts';
import { providerHandlers } from './providers.ts';
import { recommendationHandlers } from './recommendations.ts';
import { reportHandlers } from './reports.ts';
import { reportShareHandlers } from './report-shares.ts';
import { reportRunHandlers } from './report-runs.ts';
import { reportTemplateHandlers } from './report-templates.ts';
import { resultHandlers } from './results.ts';
import { scanHandlers } from './scans.ts';
import { scheduleHandlers } from './schedules.ts';
import { searchHandlers } from './search.ts';
import { shellHandlers } from './shell.ts';
import { sourceHandlers } from './sources.ts';
import { workspaceHandlers } from './workspace.ts';

/** One handler per operation of the contract; a missing one does not compile. */
export const handlers: HandlersOf<OperationName> = {
  ...customerHandlers,
  ...resultHandlers,
  ...definitionHandlers,
  ...creationHandlers,
  ...recommendationHandlers,
  ...workspaceHandlers,
  ...customerWorkspaceHandlers,
  ...keyHandlers,
  ...clientListHandlers,
  ...deletionHandlers,
  ...mergeHandlers,
  ...effectHandlers,
  ...exportHandlers,
  ...publishHandlers,
  ...handOverHandlers,
  ...groupWorkspaceHandlers,
  ...firstClientHandlers,
  ...scanHandlers,
  ...scheduleHandlers,
  ...budgetHandlers,
  ...providerHandlers,
  ...actionHandlers,
  ...alertHandlers,
  ...answerHandlers,
  ...searchHandlers,
  ...overviewHandlers,
  ...messageHandlers,
  ...noteHandlers,
  ...labelHandlers,
  ...savedViewHandlers,
  ...portfolioHandlers,
  ...importHandlers,
  ...brandHandlers,
  ...sourceHandlers,
  ...portrayalHandlers,
  ...mentionHandlers,
  ...modelAssistanceHandlers,
  ...reportHandlers,
  ...reportTemplateHandlers,
  ...reportRunHandlers,
  ...reportShareHandlers,
  ...maintenanceHandlers,
  ...shellHandlers,
};
