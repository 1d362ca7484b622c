import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

/** A search field that reports its text shortly after the last keystroke. */
export function SearchBox({ label, value, change }: { label: string; value: string; change: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const later = useDebouncedCallback(change, 250);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <TextInput
      className="search-box"
      size="xs"
      w="15rem"
      style={{ flexShrink: 1 }}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
    />
  );
}
