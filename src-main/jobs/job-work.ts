import type { JobKind, JobWork } from './job.ts';

/** The work behind each kind of job, loaded when a worker does it. */
export const loadJobWork: Readonly<Record<JobKind, () => Promise<JobWork>>> = {
  sample: async () => (await import('#main/sample/build-sample.ts')).buildSample,
  import: async () => (await import('#main/import/import-answers.ts')).importAnswers,
  recommendations: async () => (await import('./recommendation-job.ts')).recommendationJob,
  reanalysis: async () => (await import('./reanalysis-job.ts')).reanalysisJob,
  'article-check': async () => (await import('./article-check-job.ts')).articleCheckJob,
  'model-discovery': async () => (await import('./model-discovery-job.ts')).modelDiscoveryJob,
  portrayal: async () => (await import('./portrayal-job.ts')).portrayalJob,
  rewording: async () => (await import('./rewording-job.ts')).rewordingJob,
  report: async () => (await import('./report-job.ts')).reportJob,
  backup: async () => (await import('#main/backup/write-backup.ts')).writeBackup,
  check: async () => (await import('#main/backup/check-workspace.ts')).checkWorkspace,
};
