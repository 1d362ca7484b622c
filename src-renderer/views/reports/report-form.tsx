import { Button, Checkbox, ColorInput, FileButton, Select, Textarea, TextInput } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { reportSections } from '#shared/contract/workspace/reports.ts';
import { useReportStyle } from '../../state/report-style.ts';
import { logoLimitBytes, sectionNames, type ReportDraft } from './report-draft.ts';

const logoTypes = ['image/png', 'image/svg+xml'];

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The image could not be read.')));
    reader.readAsDataURL(file);
  });

/** The agency's logo, used in every report. */
function LogoChoice() {
  const { logo, setLogo } = useReportStyle();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null) => {
    if (file === null) return;
    if (!logoTypes.includes(file.type)) return setProblem('Choose a PNG or SVG image.');
    if (file.size > logoLimitBytes) return setProblem('The image is larger than 512 KiB. Choose a smaller one.');
    setProblem(null);
    readAsDataUrl(file).then(
      (data) => setLogo({ name: file.name, data }),
      (error: unknown) => setProblem(error instanceof Error ? error.message : 'The image could not be read.'),
    );
  };
  return (
    <div className="report-logo">
      <p className="report-label">Your logo</p>
      <div className="report-logo-row">
        {logo !== null && <img src={logo.data} alt={`Logo ${logo.name}`} />}
        <FileButton onChange={choose} accept={logoTypes.join(',')}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto size={14} />}>
              {logo === null ? 'Choose image' : 'Change image'}
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

/** The contents and appearance of the report. */
export function ReportForm({
  defaultTitle,
  draft,
  change,
}: {
  defaultTitle: string;
  draft: ReportDraft;
  change: (part: Partial<ReportDraft>) => void;
}) {
  const { accentColor, setAccentColor, author, contact, paper, setImprint } = useReportStyle();
  const [enteredColor, setEnteredColor] = useState(accentColor ?? '');
  return (
    <div className="report-form">
      <TextInput
        label="Title"
        placeholder={defaultTitle}
        maxLength={200}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Introduction"
        description="Shown under the title; Markdown"
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
        error={draft.sections.length === 0 ? 'Choose at least one section.' : undefined}
      >
        <div className="report-sections">
          {reportSections.map((section) => (
            <Checkbox key={section} size="xs" value={section} label={sectionNames[section]} />
          ))}
        </div>
      </Checkbox.Group>
      <LogoChoice />
      <TextInput
        label="Author"
        placeholder="The organization"
        maxLength={200}
        value={author}
        onChange={(event) => setImprint({ author: event.currentTarget.value })}
      />
      <TextInput
        label="Contact"
        description="On the cover and at the foot of each page"
        maxLength={300}
        value={contact}
        onChange={(event) => setImprint({ contact: event.currentTarget.value })}
      />
      <Select
        label="Paper"
        data={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'US Letter' },
        ]}
        allowDeselect={false}
        value={paper}
        onChange={(value) => setImprint({ paper: value === 'letter' ? 'letter' : 'a4' })}
      />
      <ColorInput
        label="Colour"
        placeholder="Default"
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour on the screen' }}
        format="hex"
        value={enteredColor}
        onChange={(value) => {
          setEnteredColor(value);
          if (value === '') setAccentColor(null);
          else if (/^#[0-9a-f]{6}$/i.test(value)) setAccentColor(value);
        }}
        error={
          enteredColor === '' || /^#[0-9a-f]{6}$/i.test(enteredColor) ? undefined : 'Enter a colour such as #5b45d9'
        }
      />
    </div>
  );
}
