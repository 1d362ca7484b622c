import type pptxgen from 'pptxgenjs';
import { slideWidth } from './slide-width.ts';

type Slide = pptxgen.default.Slide;
type Align = NonNullable<pptxgen.default.TextBaseProps['align']>;

interface Place {
  readonly x?: pptxgen.default.Coord;
  readonly w?: pptxgen.default.Coord;
}

/** The same place counted from the right edge of the slide. */
const fromRight = ({ x, w }: Place): { x?: number } =>
  typeof x === 'number' && typeof w === 'number' ? { x: slideWidth - x - w } : {};

const otherSide: Readonly<Partial<Record<Align, Align>>> = { left: 'right', right: 'left' };

/** Text that begins on the right: what is aligned to the start of a line is aligned there, what is aligned to its end on the left. */
const rightToLeft = (align: Align = 'left', isRightToLeft = false): { rtlMode: true; align: Align } => ({
  rtlMode: true,
  align: isRightToLeft ? 'right' : (otherSide[align] ?? align),
});

/** Makes a slide one that is read from right to left: everything added to it stands mirrored, and columns are in reverse. */
export function mirror(slide: Slide): void {
  const addText = slide.addText.bind(slide);
  const addTable = slide.addTable.bind(slide);
  const addChart = slide.addChart.bind(slide);
  const addImage = slide.addImage.bind(slide);
  const addShape = slide.addShape.bind(slide);
  slide.addText = (text, options = {}) => {
    const runs =
      typeof text === 'string'
        ? text
        : text.map((run) => ({ ...run, options: { ...run.options, ...rightToLeft('left') } }));
    return addText(runs, {
      ...options,
      ...fromRight(options),
      ...rightToLeft(options.align, options.rtlMode),
    });
  };
  slide.addTable = (rows, options = {}) =>
    addTable(
      rows.map((row) =>
        row
          .map((cell) => ({
            ...cell,
            options: { ...cell.options, ...rightToLeft(cell.options?.align, 'rtlMode' in (cell.options ?? {})) },
          }))
          .toReversed(),
      ),
      {
        ...options,
        ...fromRight(options),
        ...(Array.isArray(options.colW) ? { colW: options.colW.toReversed() } : {}),
      },
    );
  slide.addChart = (type, data, options = {}) => addChart(type, data, { ...options, ...fromRight(options) });
  slide.addImage = (options) => addImage({ ...options, ...fromRight(options) });
  slide.addShape = (shape, options = {}) => addShape(shape, { ...options, ...fromRight(options) });
}
