import { Accordion, ColorInput, NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ReportTemplate } from '#shared/contract/workspace/reports.ts';
import { findTextLanguage, textLanguages } from '#shared/language/text-languages.ts';
import { t } from '../../language/current.ts';
import { LogoChoice } from './logo-choice.tsx';
import { SectionOrder } from './section-order.tsx';

type Kept = OutputOf<'get-report-template'>;
type Change = (part: Partial<ReportTemplate>) => void;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

function ColourChoice({
  label,
  description,
  value,
  change,
}: {
  readonly label: string;
  readonly description: string;
  readonly value: string | null;
  readonly change: (colour: string | null) => void;
}) {
  const [entered, setEntered] = useState(value ?? '');
  return (
    <ColorInput
      label={label}
      description={description}
      placeholder={t('Default')}
      eyeDropperButtonProps={{ 'aria-label': t('Pick a colour on the screen') }}
      format="hex"
      value={entered}
      onChange={(text) => {
        setEntered(text);
        if (text === '') change(null);
        else if (isColour(text)) change(text);
      }}
      error={entered === '' || isColour(entered) ? undefined : t('Enter a colour such as #5b45d9')}
    />
  );
}

function Look({ kept, template, change }: { kept: Kept; template: ReportTemplate; change: Change }) {
  const spoken = findTextLanguage(kept.clientLanguage)?.name ?? kept.clientLanguage;
  return (
    <div className="report-form">
      <LogoChoice customerId={kept.customerId} whose="author" label={t('Your logo')} logo={kept.logo} />
      <LogoChoice customerId={kept.customerId} whose="client" label={t('The client’s logo')} logo={kept.clientLogo} />
      <ColourChoice
        label={t('Colour of text and charts')}
        description={t('Darkened until it can be read on white')}
        value={template.accentColor}
        change={(accentColor) => change({ accentColor })}
      />
      <ColourChoice
        label={t('Colour of bands')}
        description={t('On the cover and above headings; as the text unless you choose one')}
        value={template.bandColor}
        change={(bandColor) => change({ bandColor })}
      />
      <Select
        label={t('Language')}
        placeholder={t('The client’s: {language}', { language: spoken })}
        clearable
        searchable
        data={textLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        value={template.language}
        onChange={(language) => change({ language })}
      />
      <Select
        label={t('Paper')}
        data={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: t('US Letter') },
        ]}
        allowDeselect={false}
        value={template.paper}
        onChange={(value) => change({ paper: value === 'letter' ? 'letter' : 'a4' })}
      />
    </div>
  );
}

function Words({ template, change }: { template: ReportTemplate; change: Change }) {
  return (
    <div className="report-form">
      <TextInput
        label={t('Author')}
        placeholder={t('The organization')}
        maxLength={200}
        value={template.author}
        onChange={(event) => change({ author: event.currentTarget.value })}
      />
      <TextInput
        label={t('Contact')}
        description={t('On the cover and at the foot of each page')}
        maxLength={300}
        value={template.contact}
        onChange={(event) => change({ contact: event.currentTarget.value })}
      />
      <Textarea
        label={t('Text on the cover')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={600}
        value={template.coverText}
        onChange={(event) => change({ coverText: event.currentTarget.value })}
      />
      <TextInput
        label={t('Foot of each page')}
        placeholder={t('Author and contact')}
        maxLength={200}
        value={template.footer}
        onChange={(event) => change({ footer: event.currentTarget.value })}
      />
    </div>
  );
}

function EvidenceRule({ template, change }: { template: ReportTemplate; change: Change }) {
  return (
    <div className="report-form">
      <Select
        label={t('Whole answers in the appendix')}
        data={[
          { value: 'sample', label: t('A sample of each group and platform') },
          { value: 'all', label: t('All of the latest scans') },
        ]}
        allowDeselect={false}
        value={template.evidence}
        onChange={(value) => change({ evidence: value === 'all' ? 'all' : 'sample' })}
      />
      {template.evidence === 'sample' && (
        <NumberInput
          label={t('Answers per group and platform')}
          min={1}
          max={20}
          allowDecimal={false}
          value={template.evidencePerGroup}
          onChange={(value) => typeof value === 'number' && change({ evidencePerGroup: value })}
        />
      )}
      <p className="small dim">{t('Besides them, every answer that the report quotes is in the appendix.')}</p>
    </div>
  );
}

/** What the reports of a client have in common. */
export function TemplateFields({ kept, template, change }: { kept: Kept; template: ReportTemplate; change: Change }) {
  const parts = [
    {
      name: t('Sections'),
      fields: <SectionOrder sections={template.sections} change={(sections) => change({ sections: [...sections] })} />,
    },
    { name: t('Logos, colours, language, paper'), fields: <Look kept={kept} template={template} change={change} /> },
    { name: t('Author, cover and foot'), fields: <Words template={template} change={change} /> },
    { name: t('Appendix'), fields: <EvidenceRule template={template} change={change} /> },
    {
      name: t('E-mail drafts'),
      fields: (
        <TagsInput
          label={t('The client’s addresses')}
          description={t(
            'A draft with the report is written to them; nothing is sent. Without any: the recipients of the client’s messages.',
          )}
          splitChars={[',', ';', ' ']}
          value={template.mailTo}
          onChange={(mailTo) => change({ mailTo })}
        />
      ),
    },
  ];
  return (
    <Accordion multiple defaultValue={[t('Sections')]} className="report-parts">
      {parts.map(({ name, fields }) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Control>{name}</Accordion.Control>
          <Accordion.Panel>{fields}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
