import type { OperationTable } from '../operation.ts';
import { deleteAction, drawOrder, listActions, proposeAction, saveAction, setActionDay } from './actions.ts';
import { deleteAlertRule, getAlertSettings, listAlertRules, saveAlertRule, setAlertSettings } from './alert-rules.ts';
import { listAlerts, listModelChanges, muteAlerts, refreshAlerts, setAlertState, snoozeAlert } from './alerts.ts';
import { getAnswer, listAnswers } from './answers.ts';
import {
  cancelJob,
  listBrands,
  listReanalyses,
  mergeBrands,
  reanalyse,
  saveBrand,
  setDomainCategory,
} from './brands.ts';
import { importCustomers } from './client-list.ts';
import { addCustomer, addOrganization, listCustomers, setCustomerTags } from './customers.ts';
import {
  archiveCustomer,
  deleteCustomer,
  deleteOrganization,
  deleteQueryGroup,
  mergeCustomers,
  previewDeletion,
} from './deletions.ts';
import { getEffect, listEffects } from './effects.ts';
import { exportCustomer } from './exports.ts';
import { getPublishing, publishWorkspace, setPublishing } from './publish.ts';
import { handOverCustomer, takeInCustomer } from './hand-over.ts';
import { getGrowth } from './growth.ts';
import { importAnswers } from './imports.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { checkWorkspace, createBackup, getUpkeep, restoreBackup, setAutomaticCopies } from './maintenance.ts';
import {
  deleteMessageChannel,
  getMessageSettings,
  listMessages,
  saveMessageChannel,
  sendMessageAgain,
  sendTestMessage,
  setMailServer,
} from './messages.ts';
import { readWebsite, suggestCompetitors, suggestIntents } from './first-client.ts';
import { deleteNote, listNotes, saveNote } from './notes.ts';
import {
  acceptQueryLabels,
  deleteLabelRule,
  deleteTag,
  listQueryLabels,
  saveLabelRule,
  saveTag,
  setBrandedQueries,
  setQueryLabels,
} from './query-labels.ts';
import { deleteView, listSavedViews, saveView } from './saved-views.ts';
import { getCompanyShares, getLabelScores } from './label-scores.ts';
import { getOverview } from './overview.ts';
import {
  addQueryGroup,
  copyQueryGroup,
  generateQueries,
  listQueryGroups,
  setQueryGroupStatus,
  suggestKeywords,
} from './query-groups.ts';
import {
  cancelExecution,
  getExecution,
  listExecutions,
  retryFailedQueries,
  setScansPaused,
  startScan,
} from './scans.ts';
import {
  createReports,
  getReportSchedule,
  listReportNews,
  listReportRuns,
  planReports,
  setReportSchedule,
} from './report-runs.ts';
import { listReportShares, revokeReportShare, shareReport, writeReportSite } from './report-shares.ts';
import {
  copyReportTemplate,
  getReportTemplate,
  listReportTemplates,
  saveReportTemplate,
  setReportLogo,
} from './report-templates.ts';
import { createReport, listReports, openReport, previewReport, setReportLink } from './reports.ts';
import {
  listRecommendations,
  refreshRecommendations,
  rewordRecommendations,
  setRecommendationStatus,
} from './recommendations.ts';
import { estimateScan, getBudget, getPrices, setBudget, setPrices, spendReport } from './budgets.ts';
import { findByName, getAnswerSearch, searchAnswers, setAnswerSearch } from './search.ts';
import { getPlan, startNoiseCheck } from './plans.ts';
import { getPortfolio } from './portfolio.ts';
import { getQueryCompanies } from './query-companies.ts';
import { listQueryRevisions } from './query-history.ts';
import { getQueryRates } from './query-rates.ts';
import { listProviders, setProvider, testProvider } from './providers.ts';
import { getCalendar, getScanSettings, setGroupPlatforms, setSamples, setSchedule } from './schedules.ts';
import {
  checkForUpdates,
  dismissOpenedFile,
  getShellSettings,
  installUpdate,
  keepCredential,
  setBackground,
  setPort,
  setTheme,
  setUpdates,
  showInFolder,
} from './shell.ts';
import { checkArticles, listSources, setArticleChecks } from './sources.ts';
import {
  assessPortrayals,
  decideNegatedMention,
  discoverWithModel,
  getModelAssistance,
  listNegatedMentions,
  listPortrayals,
  reviewPortrayal,
  setModelAssistance,
} from './portrayal.ts';
import { getWorkspaceStatus, openOwnWorkspace, openSampleWorkspace, setTimeZone } from './workspace.ts';

/** What the dashboards and the command line do; API keys with the scope of an operation as well, for their organization. */
export const workspaceInterface = {
  'get-workspace-status': getWorkspaceStatus,
  'open-sample-workspace': openSampleWorkspace,
  'open-own-workspace': openOwnWorkspace,
  'set-time-zone': setTimeZone,
  'add-organization': addOrganization,
  'list-customers': listCustomers,
  'set-customer-tags': setCustomerTags,
  'get-portfolio': getPortfolio,
  'add-customer': addCustomer,
  'import-customers': importCustomers,
  'archive-customer': archiveCustomer,
  'merge-customers': mergeCustomers,
  'export-customer': exportCustomer,
  'publish-workspace': publishWorkspace,
  'get-publishing': getPublishing,
  'set-publishing': setPublishing,
  'hand-over-customer': handOverCustomer,
  'take-in-customer': takeInCustomer,
  'preview-deletion': previewDeletion,
  'delete-customer': deleteCustomer,
  'delete-query-group': deleteQueryGroup,
  'delete-organization': deleteOrganization,
  'list-query-groups': listQueryGroups,
  'suggest-keywords': suggestKeywords,
  'generate-queries': generateQueries,
  'read-website': readWebsite,
  'suggest-competitors': suggestCompetitors,
  'suggest-intents': suggestIntents,
  'add-query-group': addQueryGroup,
  'copy-query-group': copyQueryGroup,
  'set-query-group-status': setQueryGroupStatus,
  'list-query-revisions': listQueryRevisions,
  'get-overview': getOverview,
  'get-growth': getGrowth,
  'list-query-labels': listQueryLabels,
  'set-query-labels': setQueryLabels,
  'accept-query-labels': acceptQueryLabels,
  'save-tag': saveTag,
  'delete-tag': deleteTag,
  'save-label-rule': saveLabelRule,
  'delete-label-rule': deleteLabelRule,
  'set-branded-queries': setBrandedQueries,
  'list-saved-views': listSavedViews,
  'save-view': saveView,
  'delete-view': deleteView,
  'list-notes': listNotes,
  'save-note': saveNote,
  'delete-note': deleteNote,
  'list-actions': listActions,
  'propose-action': proposeAction,
  'save-action': saveAction,
  'draw-order': drawOrder,
  'set-action-day': setActionDay,
  'delete-action': deleteAction,
  'list-effects': listEffects,
  'get-effect': getEffect,
  'get-plan': getPlan,
  'start-noise-check': startNoiseCheck,
  'list-alerts': listAlerts,
  'refresh-alerts': refreshAlerts,
  'set-alert-state': setAlertState,
  'snooze-alert': snoozeAlert,
  'mute-alerts': muteAlerts,
  'list-alert-rules': listAlertRules,
  'save-alert-rule': saveAlertRule,
  'delete-alert-rule': deleteAlertRule,
  'get-alert-settings': getAlertSettings,
  'set-alert-settings': setAlertSettings,
  'list-model-changes': listModelChanges,
  'get-query-companies': getQueryCompanies,
  'get-query-rates': getQueryRates,
  'get-label-scores': getLabelScores,
  'get-company-shares': getCompanyShares,
  'list-answers': listAnswers,
  'get-answer': getAnswer,
  'find-by-name': findByName,
  'search-answers': searchAnswers,
  'get-answer-search': getAnswerSearch,
  'set-answer-search': setAnswerSearch,
  'list-executions': listExecutions,
  'get-execution': getExecution,
  'start-scan': startScan,
  'cancel-execution': cancelExecution,
  'retry-failed-queries': retryFailedQueries,
  'set-scans-paused': setScansPaused,
  'get-scan-settings': getScanSettings,
  'set-schedule': setSchedule,
  'set-samples': setSamples,
  'set-group-platforms': setGroupPlatforms,
  'get-calendar': getCalendar,
  'estimate-scan': estimateScan,
  'get-budget': getBudget,
  'set-budget': setBudget,
  'spend-report': spendReport,
  'get-prices': getPrices,
  'set-prices': setPrices,
  'list-providers': listProviders,
  'set-provider': setProvider,
  'test-provider': testProvider,
  'import-answers': importAnswers,
  'list-brands': listBrands,
  'save-brand': saveBrand,
  'merge-brands': mergeBrands,
  'set-domain-category': setDomainCategory,
  reanalyse,
  'list-reanalyses': listReanalyses,
  'cancel-job': cancelJob,
  'list-sources': listSources,
  'check-articles': checkArticles,
  'set-article-checks': setArticleChecks,
  'list-portrayals': listPortrayals,
  'assess-portrayals': assessPortrayals,
  'review-portrayal': reviewPortrayal,
  'list-negated-mentions': listNegatedMentions,
  'decide-negated-mention': decideNegatedMention,
  'get-model-assistance': getModelAssistance,
  'set-model-assistance': setModelAssistance,
  'discover-with-model': discoverWithModel,
  'list-recommendations': listRecommendations,
  'set-recommendation-status': setRecommendationStatus,
  'refresh-recommendations': refreshRecommendations,
  'reword-recommendations': rewordRecommendations,
  'get-message-settings': getMessageSettings,
  'set-mail-server': setMailServer,
  'save-message-channel': saveMessageChannel,
  'delete-message-channel': deleteMessageChannel,
  'send-test-message': sendTestMessage,
  'list-messages': listMessages,
  'send-message-again': sendMessageAgain,
  'create-report': createReport,
  'preview-report': previewReport,
  'list-reports': listReports,
  'open-report': openReport,
  'set-report-link': setReportLink,
  'get-report-template': getReportTemplate,
  'list-report-templates': listReportTemplates,
  'save-report-template': saveReportTemplate,
  'set-report-logo': setReportLogo,
  'copy-report-template': copyReportTemplate,
  'share-report': shareReport,
  'list-report-shares': listReportShares,
  'revoke-report-share': revokeReportShare,
  'write-report-site': writeReportSite,
  'plan-reports': planReports,
  'create-reports': createReports,
  'list-report-runs': listReportRuns,
  'list-report-news': listReportNews,
  'get-report-schedule': getReportSchedule,
  'set-report-schedule': setReportSchedule,
  'create-backup': createBackup,
  'restore-backup': restoreBackup,
  'get-upkeep': getUpkeep,
  'set-automatic-copies': setAutomaticCopies,
  'check-workspace': checkWorkspace,
  'create-key': createKey,
  'list-keys': listKeys,
  'revoke-key': revokeKey,
  'get-shell-settings': getShellSettings,
  'keep-credential': keepCredential,
  'set-port': setPort,
  'set-background': setBackground,
  'set-updates': setUpdates,
  'check-for-updates': checkForUpdates,
  'install-update': installUpdate,
  'dismiss-opened-file': dismissOpenedFile,
  'show-in-folder': showInFolder,
  'set-theme': setTheme,
} as const satisfies OperationTable;
