/** A page as PNG, drawn by the browser from its SVG: the engine has no library for pictures of dots. */

/** As on a server, which writes 150 dots an inch; CSS has 96 pixels an inch. */
const DOTS = 150 / 96;

export async function pictureOf(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svg.text())}`;
  await image.decode();
  return pngOf(drawn(image));
}

function drawn(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * DOTS);
  canvas.height = Math.round(image.naturalHeight * DOTS);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
