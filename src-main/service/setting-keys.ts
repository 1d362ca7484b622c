/** Names of the workspace's settings; values are JSON and never secrets. */
export const settingKeys = {
  env: 'env',
  timeZone: 'timeZone',
  monthlyCapUsd: 'monthlyCapUsd',
  /** Which provider serves a platform; unset: its default. */
  providerOf: (platform: string) => `provider.${platform}`,
} as const;
