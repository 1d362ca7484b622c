import { Button, Checkbox, ColorInput, FileButton, Textarea, TextInput } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { reportSections } from '#shared/contract/workspace/reports.ts';
import { useReportStyle } from '../../state/report-style.ts';
import { logoLimitBytes, sectionNames, type ReportDraft } from './report-draft.ts';

const kinds = ['image/png', 'image/svg+xml'];

const asData = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });

/** The agency's logo: chosen once, on every report. */
function LogoChoice() {
  const { logo, setLogo } = useReportStyle();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null) => {
    if (file === null) return;
    if (!kinds.includes(file.type)) return setProblem('Choose a PNG or an SVG picture.');
    if (file.size > logoLimitBytes) return setProblem('The picture is larger than 512 KiB. Choose a smaller one.');
    setProblem(null);
    asData(file).then(
      (data) => setLogo({ name: file.name, data }),
      (error: unknown) => setProblem(error instanceof Error ? error.message : 'The picture could not be read.'),
    );
  };
  return (
    <div className="report-logo">
      <p className="report-label">Your logo</p>
      <div className="report-logo-row">
        {logo !== null && <img src={logo.data} alt={`Logo ${logo.name}`} />}
        <FileButton onChange={choose} accept={kinds.join(',')}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto size={14} />}>
              {logo === null ? 'Choose a picture' : 'Another picture'}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button variant="subtle" color="gray" leftSection={<IconX size={14} />} onClick={() => setLogo(null)}>
            Remove
          </Button>
        )}
      </div>
      {problem !== null && (
        <p className="bad small" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What stands in the report and how it looks. */
export function ReportForm({
  usualTitle,
  draft,
  change,
}: {
  usualTitle: string;
  draft: ReportDraft;
  change: (part: Partial<ReportDraft>) => void;
}) {
  const { accentColor, setAccentColor } = useReportStyle();
  const [typed, setTyped] = useState(accentColor ?? '');
  return (
    <div className="report-form">
      <TextInput
        label="Title"
        placeholder={usualTitle}
        maxLength={200}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Your words"
        description="Stands below the title; Markdown"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={5_000}
        value={draft.intro}
        onChange={(event) => change({ intro: event.currentTarget.value })}
      />
      <Checkbox.Group
        label="Sections"
        value={[...draft.sections]}
        onChange={(chosen) => change({ sections: reportSections.filter((section) => chosen.includes(section)) })}
        error={draft.sections.length === 0 ? 'Choose at least one.' : undefined}
      >
        <div className="report-sections">
          {reportSections.map((section) => (
            <Checkbox key={section} size="xs" value={section} label={sectionNames[section]} />
          ))}
        </div>
      </Checkbox.Group>
      <LogoChoice />
      <ColorInput
        label="Your colour"
        placeholder="as it ships"
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        format="hex"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') setAccentColor(null);
          else if (/^#[0-9a-f]{6}$/i.test(value)) setAccentColor(value);
        }}
        error={typed === '' || /^#[0-9a-f]{6}$/i.test(typed) ? undefined : 'A colour such as #5b45d9'}
      />
    </div>
  );
}
