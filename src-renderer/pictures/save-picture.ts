import { t } from '../language/current.ts';
import { composePicture } from './compose-picture.ts';
import type { Picture } from './picture.ts';

/** Pixels of a PNG per unit: sharp on paper and in slides. */
const density = 2;

/** An SVG with its size as a PNG. Throws where the browser cannot draw it. */
export async function toPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * density;
    canvas.height = image.height * density;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob === null ? reject(new Error(t('The picture could not be drawn.'))) : resolve(blob),
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws a figure as a file. */
export async function pictureFile(picture: Picture, format: 'png' | 'svg'): Promise<Blob> {
  const svg = await composePicture(picture);
  return format === 'png' ? toPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
}
