import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { reportSections, type ReportSection } from '#shared/contract/workspace/reports.ts';
import { t } from '../../language/current.ts';
import { moved, sectionNames } from './report-draft.ts';

/** The sections of the report in their order, and those left out below them. */
export function SectionOrder({
  sections,
  change,
}: {
  readonly sections: readonly ReportSection[];
  readonly change: (sections: readonly ReportSection[]) => void;
}) {
  const listed = [...sections, ...reportSections.filter((section) => !sections.includes(section))];
  return (
    <div role="group" aria-label={t('Sections')}>
      <ol className="report-sections">
        {listed.map((section) => {
          const name = sectionNames[section];
          const place = sections.indexOf(section);
          return (
            <li key={section}>
              <Checkbox
                size="xs"
                label={name}
                checked={place !== -1}
                onChange={(event) =>
                  change(
                    event.currentTarget.checked
                      ? [...sections, section]
                      : sections.filter((chosen) => chosen !== section),
                  )
                }
              />
              {place !== -1 && (
                <span className="report-move">
                  <ActionIcon
                    size="sm"
                    aria-label={t('Move “{name}” up', { name })}
                    disabled={place === 0}
                    onClick={() => change(moved(sections, section, -1))}
                  >
                    <IconArrowUp size={13} />
                  </ActionIcon>
                  <ActionIcon
                    size="sm"
                    aria-label={t('Move “{name}” down', { name })}
                    disabled={place === sections.length - 1}
                    onClick={() => change(moved(sections, section, 1))}
                  >
                    <IconArrowDown size={13} />
                  </ActionIcon>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {sections.length === 0 && (
        <p className="bad small" role="alert">
          {t('Choose at least one section.')}
        </p>
      )}
    </div>
  );
}
