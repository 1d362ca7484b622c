import type { JobKind, JobWork } from '#main/jobs/job.ts';

/** The work behind each kind of job, loaded when a worker does it. */
export const loadJobWork: Readonly<Record<JobKind, () => Promise<JobWork>>> = {
  sample: async () => (await import('#main/sample/build-sample.ts')).buildSample,
  import: async () => (await import('#main/import/import-answers.ts')).importAnswers,
  recommendations: async () => (await import('#main/recommend/recommendation-job.ts')).recommendationJob,
  reanalysis: async () => (await import('#main/findings/recompute-history.ts')).reanalysisJob,
  'article-check': async () => (await import('#main/findings/article-check-job.ts')).articleCheckJob,
  'model-discovery': async () => (await import('#main/models/model-discovery-job.ts')).modelDiscoveryJob,
  portrayal: async () => (await import('#main/models/portrayal-job.ts')).portrayalJob,
  rewording: async () => (await import('#main/recommend/rewording-job.ts')).rewordingJob,
  report: async () => (await import('#main/report/report-job.ts')).reportJob,
  backup: async () => (await import('./write-backup.ts')).writeBackup,
  check: async () => (await import('./check-workspace.ts')).checkWorkspace,
};
