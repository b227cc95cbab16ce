/** Turns keys, taps and drags on a grid into cells; the component decides what they mean. */
import type { Attachment } from 'svelte/attachments';
import { roved, sameCell, type Cell } from '../../state/roving';

export type Pointing = {
  rows: number;
  cols: number;
  /** A tap or Enter or Space. */
  onpick?: (cell: Cell) => void;
  /** A drag: its first cell, every further cell, and its end. */
  ondrag?: { start: (cell: Cell) => void; over: (cell: Cell) => void; end: (dropped: boolean) => void };
  onfocus?: (cell: Cell) => void;
  /** The middle of a cell counts, so that a diagonal drag does not catch its neighbours. */
  inner?: number;
};

export function cellOf(target: EventTarget | null): Cell | undefined {
  const text = (target as Element | null)?.closest?.('[data-cell]')?.getAttribute('data-cell');
  const [row, col] = (text ?? '').split(',').map(Number);
  return text ? [row!, col!] : undefined;
}

export function cellAt(grid: Element, x: number, y: number, inner = 1): Cell | undefined {
  // Some notebooks put a widget into a shadow root; the document sees only its host.
  const within = grid.getRootNode() as Document | ShadowRoot;
  const found = within.elementFromPoint(x, y)?.closest('[data-cell]');
  if (!found || !grid.contains(found)) return undefined;
  const box = found.getBoundingClientRect();
  const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
  return inner < 1 && far > box.width * inner ? undefined : cellOf(found);
}

export function focusCell(grid: Element, [row, col]: Cell): void {
  grid.querySelector<HTMLElement>(`[data-cell="${row},${col}"]`)?.focus();
}

export function pointing(options: () => Pointing): Attachment<HTMLElement> {
  return (grid) => {
    let first: Cell | undefined;
    let last: Cell | undefined;
    let dragged = false;

    function keydown(event: KeyboardEvent): void {
      const { rows, cols, onpick } = options();
      const cell = cellOf(event.target);
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = roved(cell, event.key, rows, cols);
      if (next) focusCell(grid, next);
      else if (onpick && (event.key === 'Enter' || event.key === ' ')) onpick(cell);
      else return;
      event.preventDefault();
    }

    function pointerdown(event: PointerEvent): void {
      if (event.button !== 0) return;
      first = last = cellOf(event.target);
      dragged = false;
      // A touch is captured by its first target; release it, so that the other cells get events too.
      (event.target as Element).releasePointerCapture?.(event.pointerId);
    }

    function pointermove(event: PointerEvent): void {
      const { ondrag, inner } = options();
      if (!first || !ondrag) return;
      const cell = cellAt(grid, event.clientX, event.clientY, inner);
      if (!cell || sameCell(cell, last)) return;
      if (!dragged) ondrag.start(first);
      dragged = true;
      last = cell;
      ondrag.over(cell);
    }

    function pointerup(event: PointerEvent): void {
      const { ondrag, onpick } = options();
      if (first && dragged) ondrag?.end(event.type === 'pointerup');
      else if (first && event.type === 'pointerup') onpick?.(first);
      first = last = undefined;
    }

    function focusin(event: FocusEvent): void {
      const cell = cellOf(event.target);
      if (cell) options().onfocus?.(cell);
    }

    const stops = [
      on(grid, 'keydown', keydown),
      on(grid, 'pointerdown', pointerdown),
      on(window, 'pointermove', pointermove),
      on(window, 'pointerup', pointerup),
      on(window, 'pointercancel', pointerup),
      on(grid, 'focusin', focusin),
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function on<E extends Event>(target: EventTarget, name: string, handler: (event: E) => void): () => void {
  target.addEventListener(name, handler as EventListener);
  return () => target.removeEventListener(name, handler as EventListener);
}
