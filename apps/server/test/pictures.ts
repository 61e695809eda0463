import sharp from 'sharp';

/** A picture of one colour, as a source of covers sends it. */
export function pictureOf(background: string, width = 300, height = 450): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
