import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import './segments.css';

const look = SegmentedControl.classes;
/**
 * One of a few choices, side by side. It looks as Mantine's `SegmentedControl`, whose mark slides: to place it, that one measures the page,
 * moves the mark and has the whole page laid out again for the next one; a list of cards with one each takes 100 ms.
 */
export function Segments<Value extends string = string>({
  'aria-label': label,
  value,
  onChange,
  data,
  size = 'sm',
  className = '',
}: {
  'aria-label': string;
  value: Value;
  onChange: (value: Value) => void;
  data: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  size?: 'xs' | 'sm';
  className?: string;
}) {
  const id = useId();
  return (
    <div
      className={`${look['root']} segments ${className}`}
      data-size={size}
      role="radiogroup"
      aria-label={label}
      data-with-items-borders
    >
      {data.map((choice) => {
        const isActive = choice.value === value;
        const isDisabled = choice.disabled === true;
        return (
          <div key={choice.value} className={look['control']} data-active={isActive || undefined}>
            <input
              type="radio"
              className={look['input']}
              id={`${id}-${choice.value}`}
              name={id}
              value={choice.value}
              checked={isActive}
              disabled={isDisabled}
              onChange={() => onChange(choice.value)}
              data-focus-ring="auto"
            />
            <label
              className={look['label']}
              htmlFor={`${id}-${choice.value}`}
              data-active={(isActive && !isDisabled) || undefined}
              data-disabled={isDisabled || undefined}
            >
              <span className={look['innerLabel']}>{choice.label}</span>
            </label>
          </div>
        );
      })}
    </div>
  );
}
